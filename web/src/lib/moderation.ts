import type { Answers } from "../generated/http";
import { ask } from "./api";

/** What moderators can do. Whatever changes answers with the reports that are open. */
export type Report = Answers["GET /api/moderation/reports"][number];

export const reports = () => ask<Report[]>("/moderation/reports");
export const resolveReport = (id: number) => ask<Report[]>(`/moderation/reports/${id}/resolve`, {});
export const deleteLine = (line: number) => ask<Report[]>(`/moderation/lines/${line}/delete`, {});
export const banPlayer = (player: string, banned: boolean, reason: string) =>
  ask<Report[]>(`/moderation/players/${player}/ban`, { banned, reason });
