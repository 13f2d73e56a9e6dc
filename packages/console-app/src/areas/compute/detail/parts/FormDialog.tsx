import { useId, type FormEvent, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Form } from '@livery/ui';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** The verb of the title: "Add disk". */
  submitLabel: string;
  /** Why nothing can be sent now. */
  disabledReason?: string | undefined;
  busy: boolean;
  size?: 'small' | 'medium' | 'large';
  /** react-hook-form's `handleSubmit(…)` as it is. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>;
  onClose: () => void;
  /** Fields, then the failure, then the API request. */
  children: ReactNode;
}

/** A short form over the page. What is typed stays when the server refuses. */
export function FormDialog({
  submitLabel,
  disabledReason,
  busy,
  onSubmit,
  onClose,
  children,
  size = 'small',
  ...words
}: FormDialogProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog
      {...words}
      open
      size={size}
      loading={busy}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>{t`Cancel`}</Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabledReason={disabledReason}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={async (event) => {
          await onSubmit(event);
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
