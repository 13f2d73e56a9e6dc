import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@livery/ui';
import { FormDialog } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when it is gone from the screen. */
  onExitComplete: () => void;
  /** Why nothing can be sent. */
  disabledReason: string | undefined;
  /** Gives whether it was sent. */
  onSend: (text: string) => boolean;
}

/** Takes a text that is sent as if it were typed: a password, say, whose keys are elsewhere on the machine's keyboard. */
export default function PasteDialog({ open, onClose, onExitComplete, disabledReason, onSend }: PasteDialogProps) {
  const { t } = useLingui();
  const form = useForm({ defaults: { text: '' }, secret: true });
  function close(): void {
    form.startOver();
    onClose();
  }
  return (
    <FormDialog
      dialog={{ open, onOpenChange: close, onExitComplete }}
      heading={t`Paste text`}
      description={t`It is sent as if it were typed, whatever the keyboards. The shell runs each line that ends.`}
      size="medium"
      submitLabel={t`Send`}
      isLocal
      disabledReason={disabledReason ?? (form.values.text === '' ? t`Enter the text to send` : undefined)}
      form={form}
      onSubmit={({ text }) => {
        // What did not go stays here, to be sent again.
        if (onSend(text)) close();
      }}
    >
      <FormField form={form} name="text">
        {(field) => <TextArea {...field} label={t`Text`} monospace />}
      </FormField>
    </FormDialog>
  );
}
