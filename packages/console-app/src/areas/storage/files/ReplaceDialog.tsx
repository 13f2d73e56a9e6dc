import { useId, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@livery/ui';
import { NameList } from '#shared/NameList.js';
import type { Overlays } from '#shared/overlays.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
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

/** Goes on at once where nothing is replaced. Asks before files are, also whoever has left the folder. */
export function replaceWhenAgreed<Row>(overlays: Overlays, requested: Replacing<Row>): void {
  if (requested.existing.size === 0) requested.go(requested.rows);
  else overlays.open((close) => <ReplaceDialog {...requested} onClosed={close} />);
}

interface ReplaceDialogProps<Row> extends Replacing<Row> {
  onClosed: () => void;
}

function ReplaceDialog<Row>({ rows, keyOf, existing, folder, go, onClosed }: ReplaceDialogProps<Row>) {
  const { t } = useLingui();
  const id = useId();
  const disconnected = useConnectionReason();
  const [open, setOpen] = useState(true);
  const chosen = useRef<readonly Row[]>(undefined);
  const others = rows.filter((row) => !existing.has(keyOf(row)));
  const choose = (some: readonly Row[]) => {
    chosen.current = some;
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      /* One dialog at a time: what goes on may show its own. */
      onExitComplete={() => {
        onClosed();
        if (chosen.current) go(chosen.current);
      }}
      heading={t`Replace files that are there?`}
      size="small"
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          {others.length > 0 && (
            <Button disabledReason={disconnected} onClick={() => choose(others)}>{t`Skip these`}</Button>
          )}
          <Button variant="primary" disabledReason={disconnected} onClick={() => choose(rows)}>{t`Replace`}</Button>
        </>
      }
    >
      <Stack>
        <Text
          id={id}
        >{t`Files of these names are in the folder, or on their way to it. What is in them now is lost.`}</Text>
        <NameList items={[...existing].map((key) => ({ name: displayedName(key.slice(folder.length)) }))} />
      </Stack>
    </Dialog>
  );
}
