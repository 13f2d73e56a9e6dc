import { forwardRef } from 'react';
import { GroupField } from '../Field/Field.js';
import { useControlled } from '../Field/useControlled.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.js';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.js';
import * as styles from '../Checkbox/choice.css.js';

export interface RadioGroupProps extends FieldBaseProps {
  /** In the order to show. */
  options: readonly Choice[];
  /** Id of the chosen option, `null` for none. */
  value?: string | null;
  /** Id of the option chosen at first, where the group keeps the choice itself. */
  defaultValue?: string;
  /** Called with the id of the chosen option. */
  onChange?: (value: string) => void;
  /** The focus left one of the options. */
  onBlur?: () => void;
  /** Below one another by default, or side by side. */
  orientation?: 'vertical' | 'horizontal';
}

/** One of two to about five options that deserve to be seen at once. `ref` is the chosen radio, or the first. */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const wiring = useField(props);
  const [chosen, setChosen] = useControlled<string | null>(props.value, props.defaultValue ?? null, (next) => {
    if (next !== null) props.onChange?.(next);
  });
  const reference = props.options.some(({ id }) => id === chosen) ? chosen : props.options[0]?.id;
  return (
    <GroupField {...props} wiring={wiring} kind="radiogroup">
      <div className={styles.group[props.orientation ?? 'vertical']}>
        {props.options.map((option) => {
          const optionId = `${wiring.control.id}-${option.id}`;
          const description = option.disabledReason || option.description;
          const disabled = wiring.disabled || option.disabled === true || Boolean(option.disabledReason);
          return (
            <ChoiceLabel
              key={option.id}
              disabled={disabled}
              label={option.label}
              description={description}
              descriptionId={optionId}
            >
              <input
                ref={option.id === reference ? ref : undefined}
                type="radio"
                className={styles.radio}
                name={props.name ?? wiring.control.id}
                value={option.id}
                checked={chosen === option.id}
                disabled={disabled}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={description === undefined ? undefined : optionId}
                onChange={() => setChosen(option.id)}
                onBlur={props.onBlur}
              />
            </ChoiceLabel>
          );
        })}
      </div>
    </GroupField>
  );
});
