import { forwardRef } from 'react';
import { Icon, type IconType } from '../Icon/Icon.js';
import { GroupField } from '../Field/Field.js';
import { useControlled } from '../Field/useControlled.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './SegmentedControl.css.js';

export interface Segment {
  /** Unique in the control; what `value` and `onChange` speak of. */
  id: string;
  /** One word or two; read even where only the icon shows. */
  label: string;
  /** Before the label. */
  icon?: IconType;
  /** Cannot be chosen now. Default false. */
  disabled?: boolean;
}

export interface SegmentedControlProps extends FieldBaseProps {
  /** Two to five, in the order to show. */
  options: readonly Segment[];
  /** Id of the chosen option, where the caller keeps it. Left out, the control keeps it itself. */
  value?: string;
  /** The first option where neither is given. */
  defaultValue?: string;
  /** Called with the id of the chosen option. */
  onChange?: (value: string) => void;
  /** The focus left one of the options. */
  onBlur?: () => void;
  /** 36 px high by default; `small` is 30 px. Segments are 44 px under a finger. */
  size?: 'medium' | 'small';
  /** Shows only the icons; the labels are read. */
  iconOnly?: boolean;
  /** Segments of equal width across the container. */
  fullWidth?: boolean;
}

/** One of two to five short options, in place: a unit, a period, a view. One is always chosen. */
export const SegmentedControl = forwardRef<HTMLInputElement, SegmentedControlProps>(
  function SegmentedControl(props, ref) {
    const wiring = useField(props);
    const [chosen, setChosen] = useControlled(
      props.value,
      props.defaultValue ?? props.options[0]?.id ?? '',
      props.onChange,
    );
    const size = props.size ?? 'medium';
    return (
      <GroupField {...props} wiring={wiring} kind="radiogroup">
        <div className={props.fullWidth ? styles.trackWide : styles.track}>
          {props.options.map((option) => {
            const disabled = wiring.disabled || option.disabled === true;
            return (
              <label key={option.id} className={`${styles.segment} ${styles.segmentSize[size]}`}>
                <input
                  ref={option.id === chosen ? ref : undefined}
                  type="radio"
                  className={styles.radio}
                  name={props.name ?? wiring.control.id}
                  value={option.id}
                  checked={option.id === chosen}
                  disabled={disabled}
                  onChange={() => setChosen(option.id)}
                  onBlur={props.onBlur}
                />
                {option.icon && <Icon icon={option.icon} size={size === 'small' ? 14 : 16} />}
                <span className={props.iconOnly && option.icon ? hidden : undefined}>{option.label}</span>
              </label>
            );
          })}
        </div>
      </GroupField>
    );
  },
);
