/**
 * What travels between server and client, under the names the client uses. The types are generated: HTTP from the
 * OpenAPI schema, messages from the server's message classes (`make types`).
 */
import type { Value } from "./generated/http";

export type {
  Analysis,
  Branch,
  ClockLine,
  ClockPart,
  Compared,
  Created as Started,
  ErrorBody as WireError,
  Event,
  Example,
  Frame,
  GoalStrip,
  Guide,
  Invitation,
  InvitationLine,
  Invitations,
  LessonLine,
  LessonPart,
  LobbyPage,
  Me,
  NewTable,
  Odds,
  OpenTable,
  Option,
  Phase,
  QuietHours,
  Question,
  Reason,
  Refused,
  RematchPart,
  ReportPart,
  Result,
  Rules,
  Saying,
  SeatLine as Seat,
  Section,
  SentInvitation,
  SharedPosition,
  State,
  StoredLog,
  TableLine,
  TablePart as TableInfo,
  TimeControl,
  TitleInfo,
  Value,
  View,
  Who as Sitting,
} from "./generated/http";
export type { ClientMessage, Reply } from "./generated/messages";

export type Values = Record<string, Value>;
