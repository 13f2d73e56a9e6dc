import { useRef, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { hasReason } from '../../internal/hasReason.js';
import { type Disableable, isDisabled } from '../../internal/props.js';
import { useFieldValue, useFormEvent, useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import type { FieldParts } from '../Field/useField.js';

interface RadioOption<Id extends string> extends Disableable {
  id: Id;
}

interface Radios<Id extends string> {
  field: FieldParts;
  options: readonly RadioOption<Id>[];
  value: Id | null | undefined;
  defaultValue: Id | null | undefined;
  onChange: ((value: Id) => void) | undefined;
  onClear?: (() => void) | undefined;
  ref: Ref<HTMLInputElement>;
}

/**
 * The native radios behind RadioGroup, RadioCards and SegmentedControl: gives the attributes of each `<input>`. The ref
 * is on the one that Tab reaches: the chosen radio, or the first.
 */
export function useRadios<Id extends string>(radios: Radios<Id>) {
  const { field, options, value, defaultValue, onChange, onClear, ref } = radios;
  const radio = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useFieldValue<Id | null>(radio, value, defaultValue ?? null, (next) => {
    if (next === null) onClear?.();
    else onChange?.(next);
  });
  const reached = options.find(({ id }) => id === chosen) ?? options[0];
  const mergedRef = useMergedRef(radio, ref);
  /* Radios are a group by a name, with which the browser would send them too. */
  const ownName = `${field.control.id}-radios`;
  const name = field.control.name ?? ownName;
  /* A reset by the browser goes back to what is shown, which is another choice where the caller does not take the first one. */
  useIsomorphicLayoutEffect(() => {
    for (const each of Array.from(radio.current?.form?.elements ?? [])) {
      if (each instanceof HTMLInputElement && each.name === name) each.defaultChecked = each.value === chosen;
    }
  }, [name, options, chosen]);
  useFormEvent('formdata', radio, (event) => {
    if (!(event instanceof FormDataEvent)) return;
    event.formData.delete(ownName);
    /* As of any control that is disabled. */
    if (field.control.name && reached && hasReason(field, reached)) event.formData.delete(field.control.name);
  });
  return (option: RadioOption<Id>) => ({
    ref: option === reached ? mergedRef : undefined,
    type: 'radio' as const,
    name,
    value: option.id,
    checked: option.id === chosen,
    disabled: !hasReason(field, option) && (field.disabled || isDisabled(option)),
    'aria-disabled': hasReason(field, option) || undefined,
    onChange: () => {
      if (!hasReason(field, option)) choose(option.id);
    },
  });
}
