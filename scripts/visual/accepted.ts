import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/stage.js';
import type { Change } from './report.js';

/*
 * Kept in the repository. Pictures differ from machine to machine; what a story is made of, and the rules of a theme, do not:
 * what one person accepts is accepted for all.
 */
const file = join(root, 'visual-accepted.json');

/** What a person has accepted: story, variant and width, with what decides how it looks after the change. */
export type Accepted = Readonly<Record<string, string>>;

type Picture = Pick<Change, 'id' | 'variant' | 'width' | 'after'>;

const captureName = ({ id, variant, width }: Picture): string => `${id} ${variant} ${width}`;

export const isAccepted = (accepted: Accepted, change: Picture): boolean =>
  change.after !== undefined && accepted[captureName(change)] === change.after;

/** The list with more changes, and without those of stories that are gone. */
export function accept(accepted: Accepted, changes: readonly Picture[], stories: ReadonlySet<string>): Accepted {
  const added = changes.flatMap((change) => (change.after === undefined ? [] : [[captureName(change), change.after]]));
  const all: Accepted = { ...accepted, ...Object.fromEntries(added) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => stories.has(name.slice(0, name.indexOf(' ')))));
}

export const readAccepted = (): Accepted =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accepted) : {};

/** Writes the list, in order, so that a diff of it reads well. */
export function writeAccepted(accepted: Accepted): void {
  const sorted = Object.fromEntries(Object.entries(accepted).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
