import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Label, useFilter } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChevronDown } from 'lucide-react';
import { genericForwardRef } from '../../internal/attributes.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { AnchoredPopover } from '../../react-aria-patches/AnchoredPopover.js';
import { ComboBoxInput } from '../../react-aria-patches/ComboBoxInput.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { OptionList } from '../Select/OptionList.js';
import * as list from '../Select/OptionList.css.js';
import { listHeight, type SelectOption } from '../Select/options.js';
import { useOptionWindow } from '../Select/useOptionWindow.js';
import { SpinnerRing } from '../Spinner/SpinnerRing.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './ComboBox.css.js';

export interface ComboBoxProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** What can be chosen, in the order to show. */
  options: readonly SelectOption<Id>[];
  /**
   * Id of the chosen option, `null` for none. Left out, the field keeps the choice itself. Kept at `null`, the field adds
   * to a list: it closes and is empty again after each choice.
   */
  value?: NoInfer<Id> | null | undefined;
  /** Id of the option chosen at first, where the field keeps the choice itself. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen option; `null` when the text was emptied. */
  onChange?: ((value: Id | null) => void) | undefined;
  /** The focus left the field and its list: the moment to check what was chosen. */
  onBlur?: (() => void) | undefined;
  /** Called with whether the list is now open. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Which options a typed text keeps. `none` where the caller filters by `onInputValueChange`, as with a search on the
   * server. Default `contains`.
   */
  filter?: 'contains' | 'startsWith' | 'none' | undefined;
  /** The text typed, where the caller keeps it: to search elsewhere and pass new `options`. */
  inputValue?: string | undefined;
  /** Called with the text as it is typed. */
  onInputValueChange?: ((text: string) => void) | undefined;
  /** Options are on their way. Default false. */
  loading?: boolean | undefined;
  /** Shown where nothing matches. */
  emptyText?: ReactNode;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string | undefined;
  /** 36 px high by default; `small` is 28 px. Both are 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
}

/** One of many options, found by typing part of its name. */
export const ComboBox = genericForwardRef(function ComboBox<Id extends string>(
  props: ComboBoxProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('comboBox');
  const field = useField(props);
  const {
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    onOpenChange,
    filter = 'contains',
    inputValue,
    onInputValueChange,
    loading = false,
    emptyText = messages.empty,
    placeholder,
    size,
    ...attributes
  } = field.rest;
  /* Fetched with the field and not with its list, which opens as soon as the field has the focus. */
  useOptionWindow(options.length);
  const matcher = useFilter({ sensitivity: 'base' });
  /*
   * react-aria closes the list and sets the text when the value changes. A caller may keep the value as it was, to add to
   * a list, so the choice is the value for one render.
   */
  const [chosen, setChosen] = useState<Id | null>(null);
  useEffect(() => setChosen(null), [chosen]);
  return (
    <AriaComboBox
      {...field.reactAria}
      value={value === undefined ? undefined : (chosen ?? value)}
      defaultValue={defaultValue}
      onChange={(key) => {
        const next = options.find(({ id }) => id === key)?.id ?? null;
        setChosen(next);
        onChange?.(next);
      }}
      inputValue={inputValue}
      onInputChange={onInputValueChange}
      onOpenChange={onOpenChange}
      onBlur={onBlur}
      defaultFilter={filter === 'none' ? () => true : matcher[filter]}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame
        field={field}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Group className={boxClass({ ...field, size })}>
          <ComboBoxInput {...attributes} ref={ref} className={box.input} placeholder={placeholder} spellCheck={false} />
          {loading && (
            <span className={styles.spinner}>
              <SpinnerRing size="small" />
            </span>
          )}
          <Button className={box.inlineButton} aria-label={messages.show}>
            <Icon icon={ChevronDown} />
          </Button>
          <VisuallyHidden live="polite">{loading && messages.loading}</VisuallyHidden>
        </Group>
        <AnchoredPopover className={list.popover} offset={4} containerPadding={12} maxHeight={listHeight}>
          <OptionList options={options} empty={loading ? messages.loading : emptyText} />
        </AnchoredPopover>
      </FieldFrame>
    </AriaComboBox>
  );
});
