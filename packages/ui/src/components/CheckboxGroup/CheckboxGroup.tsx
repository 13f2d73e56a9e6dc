import { useRef, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { type Disableable, isDisabled, isEmpty } from '../../internal/props.js';
import { hasReason } from '../../internal/hasReason.js';
import { useFieldValue, useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useRequiredText } from '../Field/useRequiredText.js';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.js';
import * as styles from '../Checkbox/choice.css.js';

/** One option of a CheckboxGroup or a RadioGroup. A `disabledReason` takes the description's place. */
export interface ChoiceOption<Id extends string = string> extends Disableable {
  /** Unique in the group; what `value` and `onChange` use. */
  id: Id;
  /** What is chosen. */
  label: ReactNode;
  /** A hint below the label. */
  description?: ReactNode;
}

export interface CheckboxGroupProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLDivElement>, 'role'> {
  /** In the order to show. */
  options: readonly ChoiceOption<Id>[];
  /** Ids of the chosen options, in the order of `options`. */
  value?: readonly NoInfer<Id>[] | undefined;
  /** Ids of the options chosen at first, where the group keeps the choice itself. */
  defaultValue?: readonly NoInfer<Id>[] | undefined;
  /** Called with the ids of all chosen options, in the order of `options`; then those chosen that are no option. */
  onChange?: ((value: Id[]) => void) | undefined;
  /** Below one another by default, or side by side. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const none: readonly never[] = [];

/** Any number of a few options. Native attributes go to the group's element, `ref` to the first checkbox. */
export const CheckboxGroup = fieldForwardRef(function CheckboxGroup<Id extends string>(
  props: CheckboxGroupProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const [requiredId, requiredText] = useRequiredText(props.required);
  const field = useField(props, requiredId);
  const { options, value, defaultValue = none, onChange, orientation = 'vertical', ...attributes } = field.rest;
  const first = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(first, ref);
  const [chosen, setChosen] = useFieldValue<readonly Id[]>(first, value, defaultValue, (next) => onChange?.([...next]));
  /* What a reset by the browser goes back to is what is shown. */
  useIsomorphicLayoutEffect(() => {
    for (const each of Array.from(first.current?.closest('[role]')?.querySelectorAll('input') ?? []))
      each.defaultChecked = chosen.some((id) => id === each.value);
  });
  return (
    <GroupField field={field} role="group" attributes={attributes}>
      {requiredText}
      <div className={styles.group[orientation]}>
        {options.map((option, index) => {
          const optionId = `${field.control.id}-option-${index}`;
          const description = option.disabledReason || option.description;
          const disabled = field.disabled || isDisabled(option);
          const isExplained = hasReason(field, option);
          return (
            <ChoiceLabel
              key={option.id}
              disabled={disabled}
              label={option.label}
              description={description}
              descriptionId={optionId}
            >
              <input
                ref={index === 0 ? mergedRef : undefined}
                type="checkbox"
                className={styles.checkbox}
                name={isExplained ? undefined : field.control.name}
                value={option.id}
                checked={chosen.includes(option.id)}
                disabled={disabled && !isExplained}
                aria-disabled={isExplained || undefined}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={isEmpty(description) ? undefined : optionId}
                aria-invalid={field.control['aria-invalid']}
                onChange={(event) => {
                  if (isExplained) return;
                  const next = new Set(chosen);
                  if (event.target.checked) next.add(option.id);
                  else next.delete(option.id);
                  /* Ids that are no option stay chosen. */
                  setChosen([...new Set([...options.map(({ id }) => id).filter((id) => next.has(id)), ...next])]);
                }}
              />
            </ChoiceLabel>
          );
        })}
      </div>
    </GroupField>
  );
});
