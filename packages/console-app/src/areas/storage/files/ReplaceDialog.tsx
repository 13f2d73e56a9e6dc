import { useId, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@livery/ui';
import { NameList } from '#shared/NameList.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';

type Choice = 'replace' | 'skip';

interface ReplaceDialogProps {
  /** Of the files that are there. */
  names: readonly string[];
  /** Whether anything is left without them. */
  canSkip: boolean;
  /** Called when the dialog has gone: what goes on may show its own. */
  onChosen: (choice: Choice) => void;
  onClosed: () => void;
}

/** Asks before files are replaced. */
export function ReplaceDialog({ names, canSkip, onChosen, onClosed }: ReplaceDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const disconnected = useConnectionReason();
  const [open, setOpen] = useState(true);
  const chosen = useRef<Choice>(undefined);
  const choose = (choice: Choice) => {
    chosen.current = choice;
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onExitComplete={() => {
        onClosed();
        if (chosen.current) onChosen(chosen.current);
      }}
      heading={t`Replace files that are there?`}
      size="small"
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          {canSkip && <Button disabledReason={disconnected} onClick={() => choose('skip')}>{t`Skip these`}</Button>}
          <Button
            variant="primary"
            disabledReason={disconnected}
            onClick={() => choose('replace')}
          >{t`Replace`}</Button>
        </>
      }
    >
      <Stack>
        <Text
          id={id}
        >{t`Files of these names are in the folder, or on their way to it. What is in them now is lost unless the bucket keeps versions.`}</Text>
        <NameList items={names.map((name) => ({ name }))} />
      </Stack>
    </Dialog>
  );
}
