import { parseArgs } from 'node:util';

type Named = Readonly<Record<'id' | 'title' | 'name', string>>;

/** Whether a story is meant by a part of its id, title or name. */
export const isNamedBy = ({ id, title, name }: Named, part: string): boolean => `${id} ${title} ${name}`.includes(part);

/**
 * What is named of these, by whole ids or by parts; all where nothing is. Throws for a name that none has.
 */
export function namedOf<Item extends Named>(all: readonly Item[], names: readonly string[]): readonly Item[] {
  if (names.length === 0) return all;
  const byName = names.map((name) => {
    // Many an id is the beginning of another one.
    const exact = all.filter(({ id }) => id === name);
    const found = exact.length > 0 ? exact : all.filter((item) => isNamedBy(item, name));
    if (found.length === 0) throw new Error(`No story is named by "${name}".`);
    return found;
  });
  return all.filter((item) => byName.some((found) => found.includes(item)));
}

/** What `npm run visual` is told. */
export interface Options {
  /** The revision to compare with. */
  base: string;
  /** Compares the working tree with itself, every story captured twice: whether pictures are repeatable. */
  repeat: boolean;
  /** Only stories that changed files reach by their imports. */
  changed: boolean;
  /** A token with another value, such as "color.primaryHover=#ff00ff": the working tree against itself with this change. */
  token: string | undefined;
  theme: string | undefined;
  mode: string | undefined;
  /** Ids of stories, or parts of an id, title or name; all where there is none. */
  story: readonly string[];
  /** Accepts what the last run found, of the stories, theme and mode that are named. */
  accept: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string', default: 'HEAD' },
      repeat: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      token: { type: 'string' },
      theme: { type: 'string' },
      mode: { type: 'string' },
      story: { type: 'string', multiple: true, default: [] },
      accept: { type: 'boolean', default: false },
    },
  });
  return { ...values, token: values.token, theme: values.theme, mode: values.mode };
}
