import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog } from '@livery/ui';

/** Empties the form, once more than a slip of the hand has asked for it. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>{t`Start over`}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        title={t`Start over?`}
        confirmLabel={t`Start over`}
      >
        <Trans>Everything that you have entered and chosen here is taken away.</Trans>
      </ConfirmDialog>
    </>
  );
}
