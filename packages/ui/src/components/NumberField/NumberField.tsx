import { forwardRef, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, Label, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Minus, Plus } from 'lucide-react';
import { chain } from '../../internal/attributes.js';
import { isEmpty, nodeText } from '../../internal/props.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChangeWhileTyping, type Typing } from '../../react-aria-patches/ChangeWhileTyping.js';
import { EitherDecimalMark } from '../../react-aria-patches/EitherDecimalMark.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import { marksOf } from './notation.js';
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** `null` is empty. Left out, the field keeps the value itself. */
  value?: number | null | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: number | undefined;
  /**
   * Called after each step and while typing, also with a number beyond the limits: the field says so, and the caller must
   * not use it. `null` when it was emptied and left.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (() => void) | undefined;
  /** The least value allowed, in `unit`. No limit by default. */
  min?: number | undefined;
  /** The greatest value allowed, in `unit`. No limit by default. */
  max?: number | undefined;
  /** Distance of a step of the buttons and the arrow keys, counted from `min`; 1 by default. Any number can be typed. */
  step?: number | undefined;
  /** Unit of the value, such as "GB" or "vCPU". */
  unit?: string | undefined;
  /** How the value reads: fraction digits, grouping. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** 36 px high by default; `small` is 28 px. Both are 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

const toNumber = (value: number | null | undefined): number | undefined => (value === null ? Number.NaN : value);

/** The message for a number beyond the limits of a field; undefined for one within them. */
function useLimitMessage({ min, max, formatOptions }: Pick<NumberFieldProps, 'min' | 'max' | 'formatOptions'>) {
  const messages = useOnDemandMessages('numberField');
  const { locale } = useLocale();
  return (number: number | null | undefined): string | undefined => {
    const formatLimit = (limit: number) => new Intl.NumberFormat(locale, formatOptions).format(limit);
    if (number === null || number === undefined) return undefined;
    if (min !== undefined && number < min) return messages.atLeast(formatLimit(min));
    if (max !== undefined && number > max) return messages.atMost(formatLimit(max));
    return undefined;
  };
}

/**
 * A number within limits, typed in the user's own notation or stepped. What is typed is kept: beyond `min` or `max` the
 * field says so once it is left, because another number than the typed one must never be ordered.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const messages = useOnDemandMessages('numberField');
  const unitId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const marks = useMemo(() => marksOf(locale, props.formatOptions), [locale, props.formatOptions]);
  const [typing, setTyping] = useState<Typing>();
  const [uncontrolled, setUncontrolled] = useState(props.defaultValue);
  const limitMessage = useLimitMessage(props);

  const error = isEmpty(props.error)
    ? typing
      ? undefined
      : limitMessage(props.value === undefined ? uncontrolled : props.value)
    : props.error;
  const field = useField({ ...props, error }, props.unit === undefined ? undefined : unitId);
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    onInput,
    min,
    max,
    step,
    unit,
    formatOptions,
    placeholder,
    size,
    readOnly,
    ...attributes
  } = field.rest;
  const label = nodeText(field.label);

  const report = (number: number) => {
    if (!typing) return;
    setTyping({ ...typing, reported: number });
    onChange?.(number);
  };

  return (
    <AriaNumberField
      {...field.reactAria}
      value={typing && value === typing.reported ? typing.committed : toNumber(value)}
      defaultValue={defaultValue}
      onChange={(next) => {
        setTyping(undefined);
        setUncontrolled(next);
        onChange?.(Number.isNaN(next) ? null : next);
      }}
      onBlur={() => {
        setTyping(undefined);
        onBlur?.();
      }}
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior="validate"
      formatOptions={formatOptions}
      isReadOnly={readOnly}
      /* Scrolling past a form must not change what is ordered. */
      isWheelDisabled
      incrementAriaLabel={messages.increase(label)}
      decrementAriaLabel={messages.decrease(label)}
    >
      <FieldFrame
        field={field}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Group ref={box} className={boxClass({ ...field, size, readOnly })}>
          <Input
            {...attributes}
            ref={ref}
            className={styles.input}
            placeholder={placeholder}
            onInput={chain(onInput, () =>
              setTyping((now) => now ?? { reported: value ?? undefined, committed: toNumber(value) }),
            )}
          />
          <ChangeWhileTyping
            typing={typing}
            marks={marks}
            percent={formatOptions?.style === 'percent'}
            onNumber={report}
          />
          {marks && <EitherDecimalMark box={box} marks={marks} />}
          {unit !== undefined && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )}
          {!readOnly && (
            <>
              <Button slot="decrement" className={styles.step}>
                <Icon icon={Minus} size={14} />
              </Button>
              <Button slot="increment" className={styles.step}>
                <Icon icon={Plus} size={14} />
              </Button>
            </>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
});
