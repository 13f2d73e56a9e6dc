import { forwardRef } from 'react';
import { GroupField } from '../Field/Field.js';
import { useControlled } from '../Field/useControlled.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.js';
import * as styles from '../Checkbox/choice.css.js';

export interface Choice {
  /** Unique in the group; what `value` and `onChange` speak of. */
  id: string;
  /** What is chosen. */
  label: string;
  /** A hint below the label. */
  description?: string;
  /** Cannot be chosen now. Better say why: `disabledReason`. */
  disabled?: boolean;
  /** Why it cannot be chosen now; disables it and takes the description's place. */
  disabledReason?: string;
}

export interface CheckboxGroupProps extends FieldBaseProps {
  /** In the order to show. */
  options: readonly Choice[];
  /** Ids of the chosen options, in the order of `options`. */
  value?: readonly string[];
  /** Ids of the options chosen at first, where the group keeps the choice itself. */
  defaultValue?: readonly string[];
  /** Called with the ids of all chosen options, in the order of `options`. */
  onChange?: (value: string[]) => void;
  /** The focus left one of the options. */
  onBlur?: () => void;
  /** Below one another by default, or side by side. */
  orientation?: 'vertical' | 'horizontal';
}

/** Any number of a few options. `ref` is the first checkbox. */
export const CheckboxGroup = forwardRef<HTMLInputElement, CheckboxGroupProps>(function CheckboxGroup(props, ref) {
  const wiring = useField(props);
  const [chosen, setChosen] = useControlled<readonly string[]>(props.value, props.defaultValue ?? [], (next) =>
    props.onChange?.([...next]),
  );
  return (
    <GroupField {...props} wiring={wiring} kind="group">
      <div className={styles.group[props.orientation ?? 'vertical']}>
        {props.options.map((option, index) => {
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
                ref={index === 0 ? ref : undefined}
                type="checkbox"
                className={styles.checkbox}
                name={props.name}
                value={option.id}
                checked={chosen.includes(option.id)}
                disabled={disabled}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={description === undefined ? undefined : optionId}
                aria-invalid={wiring.invalid || undefined}
                onChange={(event) => {
                  const next = new Set(chosen);
                  if (event.target.checked) next.add(option.id);
                  else next.delete(option.id);
                  setChosen(props.options.map(({ id }) => id).filter((id) => next.has(id)));
                }}
                onBlur={props.onBlur}
              />
            </ChoiceLabel>
          );
        })}
      </div>
    </GroupField>
  );
});
