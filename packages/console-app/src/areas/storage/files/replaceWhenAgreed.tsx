import { lazyModal } from '#shared/lazy.js';
import type { Overlays } from '#shared/overlays.js';
import { displayedName } from './entries.js';
import type { ReplaceDialogProps } from './ReplaceDialog.js';

const ReplaceDialog = lazyModal<ReplaceDialogProps>(
  async () => (await import('./ReplaceDialog.js')).ReplaceDialog,
  ({ onClosed }) => onClosed(),
);

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

/** Goes on at once where nothing is replaced. Asks before files are, also whoever has left the folder. */
export function replaceWhenAgreed<Row>(
  overlays: Overlays,
  { rows, keyOf, existing, folder, go }: Replacing<Row>,
): void {
  if (existing.size === 0) return go(rows);
  const others = rows.filter((row) => !existing.has(keyOf(row)));
  overlays.open((close) => (
    <ReplaceDialog
      names={[...existing].map((key) => displayedName(key.slice(folder.length)))}
      canSkip={others.length > 0}
      onChosen={(choice) => go(choice === 'skip' ? others : rows)}
      onClosed={close}
    />
  ));
}
