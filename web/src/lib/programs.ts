import type { Answers } from "../generated/http";
import { ask } from "./api";

/** The programs of my account, and those that can be challenged. */
export type Programs = Answers["GET /api/account/programs"];
export type ProgramLine = Programs["programs"][number];
export type NewToken = Answers["POST /api/account/programs"];
export type ProgramToCall = Answers["GET /api/programs"][number];

const BASE = "/account/programs";
const of = ({ player }: ProgramLine): string => `${BASE}/${encodeURIComponent(player)}`;

export const programs = () => ask<Programs>(BASE);
export const addProgram = (name: string) => ask<NewToken>(BASE, { name });
export const addToken = (program: ProgramLine, label: string) => ask<NewToken>(`${of(program)}/tokens`, { label });
export const revokeToken = (program: ProgramLine, id: number) =>
  ask<Programs>(`${of(program)}/tokens/${id}/revoke`, {});
export const deleteProgram = (program: ProgramLine) => ask<Programs>(`${of(program)}/delete`, {});
export const programsToCall = () => ask<ProgramToCall[]>("/programs");
