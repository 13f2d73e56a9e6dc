import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxGroup, Dialog } from '@livery/ui';
import type { ListColumn } from './columns.js';

interface ColumnChoiceProps {
  /** The columns that can be shown or hidden. */
  options: readonly Pick<ListColumn<never>, 'id' | 'header'>[];
  /** The ids of the columns that are shown. */
  visible: readonly string[];
  /** Called with the columns to show; undefined for the default. */
  onVisibleChange: (visible: readonly string[] | undefined) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The choice of a list's columns. Default export, to be loaded when it is first opened. */
export default function ColumnChoice({ options, visible, onVisibleChange, open, onOpenChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t`Columns`}
      description={t`The choice is kept in this browser.`}
      footer={
        <>
          <Button onClick={() => onVisibleChange(undefined)}>{t`Restore the default`}</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>{t`Close`}</Button>
        </>
      }
    >
      <CheckboxGroup
        label={t`Columns`}
        labelHidden
        options={options.map(({ id, header }) => ({ id, label: header }))}
        value={visible}
        onChange={onVisibleChange}
      />
    </Dialog>
  );
}
