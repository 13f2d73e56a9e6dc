import type { CommandGroup, CommandItem } from '@livery/ui';
import { foldText } from '@livery/ui/collections';
import { best, tokensOf } from './match.js';

/** One thing that can be chosen, and the words it is found by beside those one sees. */
export interface Command extends CommandItem {
  keywords?: string;
}

/** A group as a query leaves it. */
interface Found extends CommandGroup {
  /** How far its first item is from what was typed. */
  distance: number;
}

/** What a group has for a query. */
export type Finder = (query: string) => Found;

/** Shown of a group at most: what does not stand out among these is found by another word. */
const limit = 8;

/** Finds among commands. The group's own name counts: "language eesti", "web-1 stop". */
export function commandFinder(label: string, commands: readonly Command[]): Finder {
  const textOf = (command: Command) => ({
    label: foldText(command.label),
    details: foldText([label, command.keywords, command.description].join('\n')),
  });
  return (query) => {
    const { things, distance } = best(commands, tokensOf(query), textOf, limit);
    return { label, items: things, distance };
  };
}

/** Finds among what the parts of a page offer: those under one name are one group. */
export function offeredFinders(offered: readonly { label: string; actions: readonly Command[] }[]): Finder[] {
  const labels = [...new Set(offered.map(({ label }) => label))];
  return labels.map((label) =>
    commandFinder(
      label,
      offered.filter((one) => one.label === label).flatMap(({ actions }) => actions),
    ),
  );
}

/** What there is for a query: groups in their order while nothing is typed, then the one with the best match first. */
export function search(finders: readonly Finder[], query: string): Found[] {
  const groups = finders.map((find) => find(query)).filter(({ items }) => items.length > 0);
  return query.trim() === '' ? groups : groups.toSorted((a, b) => a.distance - b.distance);
}
