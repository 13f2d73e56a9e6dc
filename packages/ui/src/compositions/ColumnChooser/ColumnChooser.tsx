import { type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.js';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import type { ModalBaseProps } from '../../components/Dialog/useModal.js';
import { headerText, type TableColumn } from '../../components/Table/types.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';

export interface ColumnChooserProps extends ModalBaseProps {
  /** The columns that can be shown or hidden. */
  options: readonly Pick<TableColumn<never>, 'id' | 'header' | 'textValue'>[];
  /** The ids of the columns that are shown. */
  visible: readonly string[];
  /** Called with the columns to show; undefined for the default. */
  onVisibleChange: (visible: readonly string[] | undefined) => void;
  /** What else is to be said: where the choice is kept. */
  description?: ReactNode;
}

/** The choice of a table's columns, in a dialog. It holds at once. */
export const ColumnChooser = openableForwardRef(function ColumnChooser(
  {
    options,
    visible,
    onVisibleChange,
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    ...dialog
  }: ColumnChooserProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('columnChooser', english.columnChooser);
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  return (
    <Dialog
      {...dialog}
      ref={ref}
      open={open}
      onOpenChange={setOpen}
      size="small"
      heading={messages.title}
      footer={
        <>
          <Button onClick={() => onVisibleChange(undefined)}>{messages.restore}</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {messages.close}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={messages.title}
        labelHidden
        options={options.map((column) => ({ id: column.id, label: headerText(column) }))}
        value={visible}
        onChange={onVisibleChange}
      />
    </Dialog>
  );
});
