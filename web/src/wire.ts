/**
 * What travels between server and client, under the names the client uses. The types are generated: HTTP from the
 * OpenAPI schema, messages from the server's message classes (`make types`).
 */
import type { Value } from "./generated/http";

export type {
  Analysis,
  Branch,
  ChatLine,
  ChatPart,
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
  HiddenPlayer,
  Invitation,
  LessonLine,
  LessonPart,
  Me,
  NewTable,
  Odds,
  Option,
  Phase,
  QuietHours,
  Question,
  Reason,
  Refused,
  ReportPart,
  Result,
  Rules,
  Saying,
  SeatLine as Seat,
  Section,
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
