import { forwardRef, useContext, useEffect, useId, useState } from 'react';
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
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldBaseProps {
  /** `null` is empty. */
  value?: number | null;
  defaultValue?: number;
  /**
   * After each step, and while typing as long as the number is within the limits; on Enter or when the field is left,
   * what is beyond them comes as the nearest limit. `null` when it was emptied and left.
   */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  /** Distance of a step, 1 by default. What is typed snaps to it, counted from `min`. */
  step?: number;
  /** Unit of the value, such as "GB" or "vCPU". */
  unit?: string;
  /** How the value reads: fraction digits, grouping. */
  formatOptions?: Intl.NumberFormatOptions;
  placeholder?: string;
  size?: 'medium' | 'small';
  readOnly?: boolean;
}

const toNumber = (value: number | null | undefined): number | undefined => (value === null ? Number.NaN : value);

/** What is being typed: the number told last, and the one react-aria knows, so that it leaves the text alone. */
interface Typing {
  told: number | undefined;
  known: number | undefined;
}

/** react-aria tells a number when the field is left. What depends on it, such as a price, follows each key instead. */
function WhileTyping({ typing, onNumber }: { typing: Typing | undefined; onNumber: (value: number) => void }) {
  const number = useContext(NumberFieldStateContext)?.numberValue ?? Number.NaN;
  useEffect(() => {
    if (typing && !Number.isNaN(number) && number !== typing.told) onNumber(number);
  }, [typing, number, onNumber]);
  return null;
}

/** A number within limits, typed in the user's own notation or stepped. Kept between `min` and `max` when left. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const messages = useMessages('numberField');
  const unitId = useId();
  const { value, min = -Infinity, max = Infinity, onChange } = props;
  const [typing, setTyping] = useState<Typing>();

  function tell(number: number): void {
    if (!typing || number < min || number > max) return;
    setTyping({ ...typing, told: number });
    onChange?.(number);
  }

  const wiring = useField(props, props.unit === undefined ? undefined : unitId);
  return (
    <AriaNumberField
      {...wiring.reactAria}
      value={typing && value === typing.told ? typing.known : toNumber(value)}
      defaultValue={props.defaultValue}
      onChange={(next) => {
        setTyping(undefined);
        onChange?.(Number.isNaN(next) ? null : next);
      }}
      onBlur={() => {
        setTyping(undefined);
        props.onBlur?.();
      }}
      minValue={props.min}
      maxValue={props.max}
      step={props.step}
      formatOptions={props.formatOptions}
      isReadOnly={props.readOnly}
      /* Scrolling past a form must not change what is ordered. */
      isWheelDisabled
      incrementAriaLabel={messages.increase(props.label)}
      decrementAriaLabel={messages.decrease(props.label)}
    >
      <FieldFrame
        {...props}
        wiring={wiring}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Group
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
          <WhileTyping typing={typing} onNumber={tell} />
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
