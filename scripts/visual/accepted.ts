import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/stage.js';

/* Kept in the repository. Pictures differ from machine to machine; which pixels of a story change, and to what, is told by hashes. */
const file = join(root, 'visual-accepted.json');

/** What a person has accepted: story, variant and width, with the picture after the change. */
export type Accepted = Record<string, string>;

/** The name of one picture of a story. */
export const captureName = (story: string, variant: string, width: number): string => `${story} ${variant} ${width}`;

export const readAccepted = (): Accepted =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accepted) : {};

/** Writes the list, in order, so that a diff of it reads well. */
export function writeAccepted(accepted: Accepted): void {
  const sorted = Object.fromEntries(Object.entries(accepted).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
