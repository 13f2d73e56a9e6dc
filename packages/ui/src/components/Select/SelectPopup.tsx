import type { RefObject } from 'react';
import { useScreenMessages } from '../../messages/useScreenMessages.js';
import { AnchoredPopover } from '../../react-aria-patches/AnchoredPopover.js';
import { CloseOnTab } from '../../react-aria-patches/CloseOnTab.js';
import { OptionList } from './OptionList.js';
import { listHeight, type SelectOption } from './options.js';
import type { SelectFocus } from './Select.js';
import * as styles from './OptionList.css.js';

interface SelectPopupProps {
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  triggerRef: RefObject<Element | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focus: SelectFocus;
}

/** The list of a Select: the part that is fetched on demand. */
export function SelectPopup({
  id,
  labelId,
  options,
  value,
  onChange,
  triggerRef,
  open,
  onOpenChange,
  focus,
}: SelectPopupProps) {
  const messages = useScreenMessages('select');
  const close = () => onOpenChange(false);
  return (
    <AnchoredPopover
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      offset={4}
      containerPadding={12}
      maxHeight={listHeight}
      placement="bottom start"
      aria-labelledby={labelId}
    >
      <CloseOnTab onClose={close}>
        <OptionList
          options={options}
          empty={messages.empty}
          listBox={{
            id,
            'aria-labelledby': labelId,
            selectionMode: 'single',
            selectedKeys: value === null ? [] : [value],
            disallowEmptySelection: true,
            /* Choosing what is chosen already closes the list too. */
            allowDuplicateSelectionEvents: true,
            onSelectionChange: (keys) => {
              const [key] = keys === 'all' ? [] : keys;
              if (key !== undefined) onChange(String(key));
              close();
            },
            autoFocus: focus === 'none' ? true : focus,
            shouldSelectOnPressUp: true,
            shouldFocusOnHover: true,
          }}
        />
      </CloseOnTab>
    </AnchoredPopover>
  );
}
