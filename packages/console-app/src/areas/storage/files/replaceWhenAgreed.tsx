import type { Overlays } from '#shared/overlays.js';
import { displayedName } from './entries.js';

interface Replacing<Row> {
  /** What would be written to the folder. */
  rows: readonly Row[];
  /** The key that it would have. */
  keyOf: (row: Row) => string;
  /** Those of the keys that the storage has, or is being sent. */
  existing: ReadonlySet<string>;
  /** The folder that names are shown below. */
  folder: string;
  /** Goes on with all, or with those that replace nothing. */
  go: (rows: readonly Row[]) => void;
}

/**
 * Gives what goes on at once where nothing is replaced, and asks before files are, also whoever has left the folder.
 * Throws where the code of the question cannot be had: what was chosen is still there then.
 */
export async function replaceWhenAgreed<Row>(
  overlays: Overlays,
  { rows, keyOf, existing, folder, go }: Replacing<Row>,
): Promise<() => void> {
  if (existing.size === 0) return () => go(rows);
  const { ReplaceDialog } = await import('./ReplaceDialog.js');
  const others = rows.filter((row) => !existing.has(keyOf(row)));
  return () =>
    overlays.open((close) => (
      <ReplaceDialog
        names={[...existing].map((key) => displayedName(key.slice(folder.length)))}
        canSkip={others.length > 0}
        onChosen={(choice) => go(choice === 'skip' ? others : rows)}
        onClosed={close}
      />
    ));
}
