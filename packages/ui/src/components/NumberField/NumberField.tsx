import { forwardRef, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Button,
  Group,
  Input,
  Label,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
} from 'react-aria-components/NumberField';
import { Minus, Plus } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import { EitherMark } from './EitherMark.js';
import { inNotation, marksOf, numberIn, type Marks } from './notation.js';
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldBaseProps {
  /** `null` is empty. */
  value?: number | null;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: number;
  /**
   * After each step and while typing, also what is beyond the limits: the field says so, and what it is for must not
   * take it. `null` when it was emptied and left.
   */
  onChange?: (value: number | null) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: () => void;
  /** The least value allowed, in `unit`. No limit by default. */
  min?: number;
  /** The greatest value allowed, in `unit`. No limit by default. */
  max?: number;
  /** Distance of a step of the buttons and the arrow keys, counted from `min`; 1 by default. Any number can be typed. */
  step?: number;
  /** Unit of the value, such as "GB" or "vCPU". */
  unit?: string;
  /** How the value reads: fraction digits, grouping. */
  formatOptions?: Intl.NumberFormatOptions;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean;
}

const toNumber = (value: number | null | undefined): number | undefined => (value === null ? Number.NaN : value);

/** What is being typed: the number told last, and the one react-aria knows, so that it leaves the text alone. */
interface Typing {
  told: number | undefined;
  known: number | undefined;
}

interface WhileTypingProps {
  typing: Typing | undefined;
  marks: Marks | undefined;
  percent: boolean;
  onNumber: (value: number) => void;
}

/** react-aria tells a number when the field is left. What depends on it, such as a price, follows each key instead. */
function WhileTyping({ typing, marks, percent, onNumber }: WhileTypingProps) {
  const { inputValue = '', numberValue = Number.NaN } = useContext(NumberFieldStateContext) ?? {};
  const text = marks ? inNotation(inputValue, marks) : inputValue;
  const number = marks && text !== inputValue ? numberIn(text, marks) / (percent ? 100 : 1) : numberValue;
  useEffect(() => {
    if (typing && !Number.isNaN(number) && number !== typing.told) onNumber(number);
  }, [typing, number, onNumber]);
  return null;
}

/** Says in words that a number is beyond the limits of a field; nothing of one within them. */
function useLimits({ min, max, formatOptions }: Pick<NumberFieldProps, 'min' | 'max' | 'formatOptions'>) {
  const messages = useMessages('numberField');
  const { locale } = useLocale();
  return (number: number | null | undefined): string | undefined => {
    const shown = (limit: number) => new Intl.NumberFormat(locale, formatOptions).format(limit);
    if (number === null || number === undefined) return undefined;
    if (min !== undefined && number < min) return messages.atLeast(shown(min));
    if (max !== undefined && number > max) return messages.atMost(shown(max));
    return undefined;
  };
}

/**
 * A number within limits, typed in the user's own notation or stepped. What is typed stays as it is: beyond `min` or
 * `max` the field says so once it is left, because another number than the one that was typed must never be ordered.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const messages = useMessages('numberField');
  const unitId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const marks = useMemo(() => marksOf(locale, props.formatOptions), [locale, props.formatOptions]);
  const { value, onChange } = props;
  const [typing, setTyping] = useState<Typing>();
  const [left, setLeft] = useState(props.defaultValue);
  const beyond = useLimits(props);

  function tell(number: number): void {
    if (!typing) return;
    setTyping({ ...typing, told: number });
    onChange?.(number);
  }

  const error = props.error ?? (typing ? undefined : beyond(value === undefined ? left : value));
  const field = error === undefined ? props : { ...props, error };
  const wiring = useField(field, props.unit === undefined ? undefined : unitId);
  return (
    <AriaNumberField
      {...wiring.reactAria}
      value={typing && value === typing.told ? typing.known : toNumber(value)}
      defaultValue={props.defaultValue}
      onChange={(next) => {
        setTyping(undefined);
        setLeft(next);
        onChange?.(Number.isNaN(next) ? null : next);
      }}
      onBlur={() => {
        setTyping(undefined);
        props.onBlur?.();
      }}
      minValue={props.min}
      maxValue={props.max}
      step={props.step}
      commitBehavior="validate"
      formatOptions={props.formatOptions}
      isReadOnly={props.readOnly}
      /* Scrolling past a form must not change what is ordered. */
      isWheelDisabled
      incrementAriaLabel={messages.increase(props.label)}
      decrementAriaLabel={messages.decrease(props.label)}
    >
      <FieldFrame
        {...field}
        wiring={wiring}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Group
          ref={box}
          className={boxClass({
            size: props.size,
            invalid: wiring.invalid,
            disabled: wiring.disabled,
            readOnly: props.readOnly,
          })}
        >
          <Input
            ref={ref}
            className={styles.input}
            placeholder={props.placeholder}
            onInput={() => setTyping((now) => now ?? { told: value ?? undefined, known: toNumber(value) })}
          />
          <WhileTyping
            typing={typing}
            marks={marks}
            percent={props.formatOptions?.style === 'percent'}
            onNumber={tell}
          />
          {marks && <EitherMark box={box} marks={marks} />}
          {props.unit !== undefined && (
            <span id={unitId} className={styles.unit}>
              {props.unit}
            </span>
          )}
          {!props.readOnly && (
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
