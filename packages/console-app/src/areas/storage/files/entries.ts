import { maxKeyBytes } from '@livery/api/s3/defaults';
import type { S3Object, S3Page } from '@livery/api/s3/types';

/** What a folder shows: a file, or a folder, whose key ends with a slash. */
export interface Entry {
  /** The whole key of a file; what all keys below a folder begin with. */
  key: string;
  /** What is left of the key in the folder that shows it. */
  name: string;
  isFolder: boolean;
  /** In bytes; undefined for a folder. */
  size: number | undefined;
  /** In ISO 8601; undefined for a folder. */
  modified: string | undefined;
  /** Of the content of a file. */
  etag?: string | undefined;
  /** Of a file, as S3 names it (`STANDARD` …), where the storage tells it. */
  storageClass?: string | undefined;
  /** Whether the key is not valid UTF-8: it is only listed, because a request would name another key. */
  isUndecoded?: true;
}

export type EntryJob = 'name' | 'size' | 'modified';

/** The folder that a key lies in: '' or what ends with a slash. */
export const folderOf = (key: string): string => key.slice(0, key.slice(0, -1).lastIndexOf('/') + 1);

/** What a key is called in its folder. */
export const nameOf = (key: string): string => key.slice(folderOf(key).length).replace(/\/$/, '');

/** Whether an object is a file. An empty one whose key ends with a slash only keeps a folder. */
export const isFile = ({ key, size }: Pick<S3Object, 'key' | 'size'>): boolean => size > 0 || !key.endsWith('/');

/** Whether it is a file whose key ends with a slash, as that of a folder does. */
export const isSlashFile = ({
  key,
  isFolder,
  size = 0,
}: Pick<Entry, 'key' | 'isFolder'> & Partial<Pick<Entry, 'size'>>): boolean =>
  !isFolder && size > 0 && key.endsWith('/');

/** Characters that show nothing, or turn what follows round; not those that join letters and pictures. */
const invisible = /(?![\u{200C}\u{200D}])[\p{Cc}\p{Cf}]/gu;

const codeOf = (character: string): string =>
  `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;

const displayedPart = (part: string): string =>
  part.replaceAll(/^ +| +$| {2,}/g, (spaces) => '␣'.repeat(spaces.length)).replaceAll(invisible, codeOf);

/**
 * A name or a key as it is shown, wherever it is, so that two different ones look different: spaces at an end or in a row
 * are marked, and what cannot be seen is shown by its code. Keys that begin with a slash, or have two in a row, lie in
 * folders without a name.
 */
export const displayedName = (name: string): string =>
  name === '' ? '/' : name.split('/').map(displayedPart).join('/');

/** The folders above and including a prefix, the outermost first. */
export function foldersOf(prefix: string): { name: string; prefix: string }[] {
  const names = prefix.split('/').slice(0, -1);
  return names.map((name, at) => ({ name, prefix: `${names.slice(0, at + 1).join('/')}/` }));
}

/**
 * The rows of a folder. An empty object whose key ends with a slash only keeps a folder and is no row: that of the folder
 * which is shown, or of one below whose name and slash are searched for. One with content is a file, called with its slash.
 */
export function entriesOf(
  folder: string,
  { objects, prefixes, undecoded = [] }: Pick<S3Page, 'objects' | 'prefixes' | 'undecoded'>,
): Entry[] {
  const entries: Entry[] = [
    ...prefixes.map((key) => ({ key, name: nameOf(key), isFolder: true, size: undefined, modified: undefined })),
    ...objects.filter(isFile).map(({ key, size, modified, etag, storageClass }) => {
      const facts = { size, modified, etag, storageClass };
      return Object.assign(facts, { key, name: key.slice(folder.length) || `${nameOf(key)}/`, isFolder: false });
    }),
  ];
  if (undecoded.length === 0) return entries;
  const readOnly = new Set(undecoded);
  return entries.map((entry) => (readOnly.has(entry.key) ? Object.assign(entry, { isUndecoded: true }) : entry));
}

/** What entries are in an order, by the order: rows that were shown before are shown again without comparing them. */
const sortedBefore = new WeakMap<readonly Entry[], Map<string, readonly Entry[]>>();

/**
 * Folders first, then as asked. Names are in the order that a reader expects: `photo 2` before `photo 10`. The same
 * entries give the same rows.
 */
export function sortEntries(
  entries: readonly Entry[],
  by: EntryJob,
  descending: boolean,
  locale: string,
): readonly Entry[] {
  const sortKey = [by, descending, locale].join(' ');
  const before = sortedBefore.get(entries) ?? new Map<string, readonly Entry[]>();
  sortedBefore.set(entries, before);
  const cached = before.get(sortKey) ?? sorted(entries, by, descending, locale);
  before.set(sortKey, cached);
  return cached;
}

function sorted(entries: readonly Entry[], by: EntryJob, descending: boolean, locale: string): Entry[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const direction = descending ? -1 : 1;
  const compare = (a: Entry, b: Entry): number => {
    if (by === 'size') return (a.size ?? 0) - (b.size ?? 0);
    if (by === 'modified') return Date.parse(a.modified ?? '') - Date.parse(b.modified ?? '') || 0;
    return 0;
  };
  return entries.toSorted(
    (a, b) =>
      Number(b.isFolder) - Number(a.isFolder) || direction * (compare(a, b) || collator.compare(a.name, b.name)),
  );
}

export type EntryNameIssue = 'empty' | 'slash' | 'dots' | 'long' | 'taken';

/** What is wrong with the name of a new file or folder; undefined where nothing is. `taken` are the names that are there. */
export function checkEntryName(folder: string, name: string, taken: ReadonlySet<string>): EntryNameIssue | undefined {
  if (name.trim() === '') return 'empty';
  if (name.includes('/')) return 'slash';
  // Addresses leave such parts out, so that nothing of that key could be asked for.
  if (name === '.' || name === '..') return 'dots';
  if (new TextEncoder().encode(folder + name).length > maxKeyBytes) return 'long';
  return taken.has(name) ? 'taken' : undefined;
}

/** A name as somebody types it in the place of an old one: spaces around it are a slip, but those that were there stay. */
export const typedName = (typed: string, old = ''): string => (typed === old ? old : typed.trim());

/** A folder as somebody types it in the place of another, as a prefix: of its names the same holds. */
export function typedFolder(typed: string, old: string): string {
  if (typed === old) return old;
  const names = old.split('/');
  return typed
    .split('/')
    .map((name) => (names.includes(name) ? name : name.trim()))
    .filter((name) => name !== '')
    .map((name) => `${name}/`)
    .join('');
}

const nobody: ReadonlySet<string> = new Set();

/** What is wrong with a folder that somebody typed, as a prefix; undefined where nothing is. */
export const checkFolder = (prefix: string): EntryNameIssue | undefined =>
  foldersOf(prefix)
    .map((folder) => checkEntryName(folderOf(folder.prefix), folder.name, nobody))
    .find((issue) => issue !== undefined);

export type PreviewKind = 'image' | 'text' | 'pdf';

const previews: Readonly<Record<PreviewKind, readonly string[]>> = {
  image: ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
  text: ['css', 'csv', 'html', 'ini', 'js', 'json', 'log', 'md', 'sql', 'svg', 'ts', 'txt', 'xml', 'yaml', 'yml'],
  pdf: ['pdf'],
};

/** The largest files that are shown whole, in bytes; of a text its beginning shows. */
const largestPreview: Readonly<Record<PreviewKind, number>> = {
  image: 25 * 2 ** 20,
  text: Number.POSITIVE_INFINITY,
  pdf: 50 * 2 ** 20,
};

/** How a file can be shown; undefined where it cannot, is empty or too large for it. */
export function previewOf(name: string, size: number): PreviewKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kinds: readonly PreviewKind[] = ['image', 'text', 'pdf'];
  const kind = kinds.find((one) => previews[one].includes(ending));
  return kind && size > 0 && size <= largestPreview[kind] ? kind : undefined;
}
