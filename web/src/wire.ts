/**
 * What travels between server and client, under the names the client uses. The types are generated: HTTP from the
 * OpenAPI schema, messages from the server's message classes (`make types`).
 */
import type { Value } from "./generated/http";

export type {
  Created as Started,
  ErrorBody as WireError,
  Event,
  Frame,
  GoalStrip,
  Invitation,
  LessonLine,
  LessonPart,
  NewTable,
  Option,
  Question,
  Refused,
  Result,
  Rules,
  Saying,
  SeatLine as Seat,
  Section,
  State,
  StoredLog,
  TableLine,
  TablePart as TableInfo,
  TitleInfo,
  Value,
  View,
  Who as Sitting,
} from "./generated/http";
export type { ClientMessage, Reply } from "./generated/messages";

export type Values = Record<string, Value>;
