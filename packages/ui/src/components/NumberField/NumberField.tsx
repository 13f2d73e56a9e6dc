import { forwardRef, useId } from 'react';
import { Button, Group, Input, Label, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
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
  /** After each step, and after typing on Enter or when the field is left. `null` when emptied. */
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

/** A number within limits, typed in the user's own notation or stepped. Kept between `min` and `max` when left. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const messages = useMessages('numberField');
  const unitId = useId();
  const wiring = useField(props, props.unit === undefined ? undefined : unitId);
  return (
    <AriaNumberField
      {...wiring.reactAria}
      value={toNumber(props.value)}
      defaultValue={props.defaultValue}
      onChange={(value) => props.onChange?.(Number.isNaN(value) ? null : value)}
      onBlur={props.onBlur}
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
          <Input ref={ref} className={styles.input} placeholder={props.placeholder} />
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
