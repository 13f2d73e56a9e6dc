import type { Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { isDisabled, isEmpty } from '../../internal/props.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.js';
import type { ChoiceOption } from '../CheckboxGroup/CheckboxGroup.js';
import * as styles from '../Checkbox/choice.css.js';
import { useRadios } from './useRadios.js';

export interface RadioGroupProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLDivElement>, 'role'> {
  /** In the order to show. */
  options: readonly ChoiceOption<Id>[];
  /** Id of the chosen option, `null` for none. */
  value?: NoInfer<Id> | null | undefined;
  /** Id of the option chosen at first, where the group keeps the choice itself. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen option. */
  onChange?: ((value: Id) => void) | undefined;
  /** Called when a reset of its form leaves nothing chosen: a caller that keeps the choice, and began with `null`, takes it back. */
  onClear?: (() => void) | undefined;
  /** Below one another by default, or side by side. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/**
 * One of two to about five options that deserve to be seen at once. Native attributes go to the group's element, `ref` to
 * the chosen radio, or the first.
 */
export const RadioGroup = fieldForwardRef(function RadioGroup<Id extends string>(
  props: RadioGroupProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const field = useField(props);
  const { options, value, defaultValue, onChange, onClear, orientation = 'vertical', ...attributes } = field.rest;
  const radioProps = useRadios({ field, options, value, defaultValue, onChange, onClear, ref });
  return (
    <GroupField field={field} role="radiogroup" attributes={attributes}>
      <div className={styles.group[orientation]}>
        {options.map((option, index) => {
          const optionId = `${field.control.id}-option-${index}`;
          const description = option.disabledReason || option.description;
          return (
            <ChoiceLabel
              key={option.id}
              disabled={field.disabled || isDisabled(option)}
              label={option.label}
              description={description}
              descriptionId={optionId}
            >
              <input
                {...radioProps(option)}
                className={styles.radio}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={isEmpty(description) ? undefined : optionId}
              />
            </ChoiceLabel>
          );
        })}
      </div>
    </GroupField>
  );
});
