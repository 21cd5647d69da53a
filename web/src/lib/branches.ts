import type { Branch } from "../wire";

/** A branch of the tree of what-if with its short name, and how far it stands from the game. */
export interface Twig {
  branch: Branch;
  /** A, B, … leave the game; A1, A2, … leave A; A1.1 leaves A1. */
  name: string;
  depth: number;
  parent: string | null;
}

const A = "A".charCodeAt(0);

/** The branches in the order of a tree: each before those that left it, the oldest first. */
export function grow(branches: Branch[]): Twig[] {
  const known = new Set(branches.map((branch) => branch.id));
  const twigs: Twig[] = [];
  const add = (parent: Twig | null): void => {
    const children = branches.filter(({ parent: left }) =>
      parent ? left === parent.branch.id : left === null || !known.has(left),
    );
    children.forEach((branch, i) => {
      const name = !parent
        ? String.fromCharCode(A + i)
        : parent.depth
          ? `${parent.name}.${i + 1}`
          : `${parent.name}${i + 1}`;
      const twig = { branch, name, depth: parent ? parent.depth + 1 : 0, parent: parent?.name ?? null };
      twigs.push(twig);
      add(twig);
    });
  };
  add(null);
  return twigs;
}

/** Which turns a tree shows, as a share of the whole: where a line left its parent, and where it stands. */
export function reach(branches: Branch[]): (turn: number) => number {
  const first = Math.min(...branches.map((branch) => branch.left));
  const last = Math.max(...branches.map((branch) => branch.turn));
  return (turn) => (turn - first) / (last - first + 1);
}

/** Only branches of one seat, from the same kind of knowledge, can be held against each other. */
export const isComparable = (one: Branch, other: Branch): boolean =>
  one.seat === other.seat && one.is_open === other.is_open;
