import { useId, type ReactNode } from 'react';
import { idList, type NativeAttributes } from '../../internal/attributes.js';
import { checkField } from '../../internal/development.js';
import { type Disableable, isDisabled, isEmpty } from '../../internal/props.js';

/** What a field passes on to its control: `onChange` is the field's own. */
export type FieldAttributes<Target extends Element> = Omit<NativeAttributes<Target>, 'onChange' | 'id'>;

/** What every field takes. `ref` and native attributes go to the control, which for a group is the group's element. */
export interface FieldBaseProps extends Disableable {
  /** What is entered here; always needed, as the accessible name. */
  label: ReactNode;
  /** The label is for screen readers only, where a heading or a column shows it already. Default false. */
  labelHidden?: boolean | undefined;
  /** A hint below the field: format, range, consequence. */
  description?: ReactNode;
  /** What is wrong and how to correct it. Marks the field as invalid. */
  error?: ReactNode;
  /** Must be filled in: told to screen readers, checked by the caller. Default false. */
  required?: boolean | undefined;
  /** Adds the word "optional" after the label. Default false. */
  optional?: boolean | undefined;
  /** After the label, for an InfoIcon. */
  info?: ReactNode;
  /** Name in the form's data; also how an error summary finds the field. */
  name?: string | undefined;
  /** Of the control. By default one is generated. */
  id?: string | undefined;
  /** Takes focus on mount: for the first field of a dialog or a login. Default false. */
  autoFocus?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The attributes of the control inside a field. */
export interface FieldControlProps {
  id: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/** What the frame around a control shows, and the ids that tie its parts together. */
export interface FieldParts {
  label: ReactNode;
  labelHidden: boolean | undefined;
  optional: boolean | undefined;
  info: ReactNode;
  error: ReactNode;
  disabledReason: string | undefined;
  description: ReactNode;
  invalid: boolean;
  disabled: boolean;
  control: FieldControlProps;
  labelId: string;
  descriptionId: string;
  reasonId: string;
  errorId: string;
}

interface Field<Rest> extends FieldParts {
  /** The props that only this field has, and the native attributes for its control. */
  rest: Rest;
}

/**
 * Wires label, control, description, reason and error of one field by ids, and takes the props that all fields share from
 * its own. `extraId` is one more description, such as a unit.
 */
export function useField<Props extends FieldBaseProps>(
  props: Props,
  extraId?: string,
): Field<Omit<Props, keyof FieldBaseProps>> {
  const {
    label,
    labelHidden,
    description,
    error,
    required,
    optional,
    disabled: _disabled,
    disabledReason,
    info,
    name,
    id: givenId,
    autoFocus,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  if (process.env.NODE_ENV === 'development') checkField(props);
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const invalid = !isEmpty(error);
  const disabled = isDisabled(props);
  const ids = {
    labelId: `${id}-label`,
    descriptionId: `${id}-description`,
    reasonId: `${id}-reason`,
    errorId: `${id}-error`,
  };
  const descriptions = idList(
    extraId,
    invalid && ids.errorId,
    disabledReason && ids.reasonId,
    !isEmpty(description) && ids.descriptionId,
    describedBy,
  );
  return {
    ...ids,
    label,
    labelHidden,
    optional,
    info,
    error,
    disabledReason,
    description,
    invalid,
    disabled,
    control: {
      id,
      name,
      disabled: disabled || undefined,
      autoFocus,
      'aria-describedby': descriptions,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
    rest,
  };
}
