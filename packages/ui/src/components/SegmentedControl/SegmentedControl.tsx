import type { InputHTMLAttributes, ReactNode, Ref, RefAttributes } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import type { Disableable } from '../../internal/props.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useRadios } from '../RadioGroup/useRadios.js';
import { useDisabledReason } from '../Tooltip/useDisabledReason.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './SegmentedControl.css.js';

export interface SegmentedControlOption<Id extends string = string> extends Disableable {
  /** Unique in the control; what `value` and `onChange` use. */
  id: Id;
  /** One word or two; read even where only the icon shows. */
  label: ReactNode;
  /** Before the label. */
  icon?: IconType | undefined;
}

export interface SegmentedControlProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLDivElement>, 'role'> {
  /** Two to five, in the order to show. */
  options: readonly SegmentedControlOption<Id>[];
  /** Id of the chosen option, where the caller keeps it. Left out, the control keeps it itself. */
  value?: NoInfer<Id> | undefined;
  /** Id of the option chosen at first, where the control keeps it itself. Default: the first option. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen option. */
  onChange?: ((value: Id) => void) | undefined;
  /** 36 px high by default; `small` is 30 px. Segments are 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Shows only the icons; the labels are read. Default false. */
  iconOnly?: boolean | undefined;
  /** Segments of equal width across the container. Default false. */
  fullWidth?: boolean | undefined;
}

/**
 * One of two to five short options, in place: a unit, a period, a view. One is always chosen. Native attributes go to the
 * group's element, `ref` to the chosen radio.
 */
export const SegmentedControl = fieldForwardRef(function SegmentedControl<Id extends string>(
  props: SegmentedControlProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const field = useField(props);
  const {
    options,
    value,
    defaultValue = options[0]?.id,
    onChange,
    size = 'medium',
    iconOnly = false,
    fullWidth = false,
    ...attributes
  } = field.rest;
  const radioProps = useRadios({ field, options, value, defaultValue, onChange, ref });
  return (
    <GroupField field={field} role="radiogroup" attributes={attributes}>
      <div className={fullWidth ? styles.trackWide : styles.track}>
        {options.map((option) => (
          <Segment
            key={option.id}
            reason={option.disabledReason}
            radio={radioProps(option)}
            className={`${styles.segment} ${styles.segmentSize[size]}`}
          >
            {option.icon && <Icon icon={option.icon} size={size === 'small' ? 14 : 16} />}
            <span className={iconOnly && option.icon ? visuallyHidden : undefined}>{option.label}</span>
          </Segment>
        ))}
      </div>
    </GroupField>
  );
});

interface SegmentProps {
  reason: string | undefined;
  radio: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
  className: string;
  children: ReactNode;
}

/** A radio and what is seen of it. One that says why it cannot be chosen takes the focus and stays as it is. */
function Segment({ reason, radio, className, children }: SegmentProps) {
  const { explained, triggerProps, descriptionId, explain, explanation } = useDisabledReason(reason);
  return (
    <>
      <label className={className}>
        {/* It covers the segment: who points at the one points at the other. */}
        <input
          {...radio}
          {...triggerProps}
          {...(explained && {
            'aria-describedby': descriptionId,
            onClick: (event) => explain(event.currentTarget),
          })}
          className={styles.radio}
        />
        {children}
      </label>
      {explanation}
    </>
  );
}
