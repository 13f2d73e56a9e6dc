import { Alert, Button, type AlertProps } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { computeTexts } from '#generated/compute/texts.js';
import { defineActions, useActions } from '#kit';
import { startAction } from '#resources/components/startVm.js';
import { virtualMachines } from '#resources/virtualMachines.js';

const { idOf, nameOf } = virtualMachines;
const consoleActions = defineActions({ idOf, nameOf, reasons: computeTexts.reasons }, { start: startAction });

interface StartNoticeProps {
  vm: LocatedVm;
  message: Pick<AlertProps, 'tone' | 'heading' | 'children'>;
}

/** Why a machine that does not run has no console, with the action that starts it. */
export default function StartNotice({ vm, message }: StartNoticeProps) {
  const actions = useActions(consoleActions, { rows: [vm] });
  const start = actions.button('start', vm);
  return (
    <>
      <Alert
        {...message}
        actions={start.disabledReason === undefined && <Button {...start} size="small" variant="primary" />}
      />
      {actions.failures}
      {actions.dialog}
    </>
  );
}
