import { useId, type ReactNode } from 'react';

/** What every field takes, the same everywhere. */
export interface FieldBaseProps {
  /** What is entered here. Always needed: it is also the name for screen readers. */
  label: string;
  /** The label is for screen readers only: where a heading or a column says it already. */
  labelHidden?: boolean;
  /** A hint below the field: format, range, consequence. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Shows the field as invalid. */
  error?: string;
  /** Must be filled in: told to screen readers, checked by the caller. Default false. */
  required?: boolean;
  /** Adds the word "optional" after the label. */
  optional?: boolean;
  /** Cannot be changed now. Better say why: `disabledReason`. Default false. */
  disabled?: boolean;
  /** Why it cannot be changed now; disables it and shows the reason below. */
  disabledReason?: string;
  /** After the label, for an InfoIcon. */
  info?: ReactNode;
  /** Name in the form's data; also where an error summary finds the field. */
  name?: string;
  /** Of the control. By default one is made. */
  id?: string;
  /** Takes focus when it appears: for the first field of a dialog or a login, where nothing stands before it. */
  autoFocus?: boolean;
}

/** The attributes of the control inside a field. */
export interface FieldControlProps {
  id: string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Everything the parts of one field need to know of each other. */
export interface FieldWiring {
  control: FieldControlProps;
  /** The same in the words of react-aria. */
  reactAria: {
    id: string;
    name?: string;
    autoFocus?: boolean;
    isDisabled: boolean;
    isRequired: boolean;
    isInvalid: boolean;
    validationBehavior: 'aria';
    'aria-describedby'?: string;
  };
  labelId: string;
  descriptionId: string;
  reasonId: string;
  errorId: string;
  invalid: boolean;
  disabled: boolean;
}

/** Wires label, control, description, reason and error of one field by ids. `extraId` describes it too (a unit). */
export function useField(props: FieldBaseProps, extraId?: string): FieldWiring {
  const own = useId();
  const id = props.id ?? own;
  const invalid = props.error !== undefined && props.error !== '';
  const reasoned = props.disabledReason !== undefined && props.disabledReason !== '';
  const disabled = props.disabled === true || reasoned;
  const ids = {
    labelId: `${id}-label`,
    descriptionId: `${id}-description`,
    reasonId: `${id}-reason`,
    errorId: `${id}-error`,
  };
  const describedBy =
    [extraId, invalid && ids.errorId, reasoned && ids.reasonId, props.description !== undefined && ids.descriptionId]
      .filter(Boolean)
      .join(' ') || undefined;
  return {
    ...ids,
    invalid,
    disabled,
    control: {
      id,
      name: props.name,
      disabled: disabled || undefined,
      autoFocus: props.autoFocus,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': props.required || undefined,
    },
    reactAria: {
      id,
      name: props.name,
      autoFocus: props.autoFocus,
      isDisabled: disabled,
      isRequired: props.required === true,
      isInvalid: invalid,
      validationBehavior: 'aria',
      'aria-describedby': describedBy,
    },
  };
}
