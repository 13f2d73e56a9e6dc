import { forwardRef, useContext, type KeyboardEvent } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  useFilter,
  type InputProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { FollowingPopover } from '../Popover/FollowingPopover.js';
import { OptionList } from '../Select/OptionList.js';
import * as list from '../Select/OptionList.css.js';
import { listHeight, type Option } from '../Select/options.js';
import { SpinnerRing } from '../Spinner/SpinnerRing.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useWindowed } from '../Select/useWindowed.js';
import * as styles from './ComboBox.css.js';

export interface ComboBoxProps extends FieldBaseProps {
  /** What can be chosen, in the order to show. */
  options: readonly Option[];
  /** Id of the chosen option, `null` for none. */
  value?: string | null;
  /** Id of the option chosen at first, where the field keeps the choice itself. */
  defaultValue?: string;
  /** `null` when the text was emptied. */
  onChange?: (value: string | null) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: () => void;
  /** Which options a typed text keeps. `none` where the caller filters by `onInputChange`, as with a search on the server. */
  filter?: 'contains' | 'startsWith' | 'none';
  /** The text typed: hold it to search elsewhere and pass new `options`. */
  inputValue?: string;
  /** Called with the text as it is typed. */
  onInputChange?: (text: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  /** Shown where nothing matches. */
  emptyText?: string;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
}

/** Enter on an option that says why it cannot be chosen does nothing, and Tab only leaves: react-aria would choose none. */
const Typed = forwardRef<HTMLInputElement, InputProps>(function Typed(props, ref) {
  const state = useContext(ComboBoxStateContext);
  const before = (event: KeyboardEvent) => {
    if (!state?.isOpen || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    const { focusedKey } = state.selectionManager;
    if (focusedKey === null || state.selectionManager.canSelectItem(focusedKey)) return;
    if (event.key === 'Tab') state.selectionManager.setFocusedKey(null);
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return <Input {...props} ref={ref} onKeyDownCapture={before} />;
});

/** One of many options, found by typing part of its name. */
export const ComboBox = forwardRef<HTMLInputElement, ComboBoxProps>(function ComboBox(props, ref) {
  const messages = useMessages('comboBox');
  const wiring = useField(props);
  const windowed = useWindowed(props.options.length);
  const matcher = useFilter({ sensitivity: 'base' });
  const { filter = 'contains' } = props;
  return (
    <AriaComboBox
      {...wiring.reactAria}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(key) => props.onChange?.(key === null ? null : String(key))}
      inputValue={props.inputValue}
      onInputChange={props.onInputChange}
      onBlur={props.onBlur}
      defaultFilter={filter === 'none' ? () => true : matcher[filter]}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame
        {...props}
        wiring={wiring}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Group className={boxClass({ size: props.size, invalid: wiring.invalid, disabled: wiring.disabled })}>
          <Typed ref={ref} className={box.input} placeholder={props.placeholder} spellCheck={false} />
          {props.loading && (
            <span className={styles.spinner}>
              <SpinnerRing size="small" />
            </span>
          )}
          <Button className={box.inlineButton} aria-label={messages.show}>
            <Icon icon={ChevronDown} />
          </Button>
          <VisuallyHidden live="polite">{props.loading && messages.loading}</VisuallyHidden>
        </Group>
        <FollowingPopover className={list.popover} offset={4} containerPadding={12} maxHeight={listHeight}>
          <OptionList
            windowed={windowed}
            options={props.options}
            empty={props.loading ? messages.loading : (props.emptyText ?? messages.empty)}
          />
        </FollowingPopover>
      </FieldFrame>
    </AriaComboBox>
  );
});
