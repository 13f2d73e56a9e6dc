import { useState } from 'react';
import { TextField, type TextFieldProps } from '@livery/ui';
import type { FieldBinding } from '#shared/form/FormField.js';

interface SuggestedFieldProps extends Omit<TextFieldProps, keyof FieldBinding<string> | 'onFocus' | 'onKeyDown'> {
  /** `null` until somebody types. */
  field: FieldBinding<string | null>;
  /** What stands there until then; follows what else is chosen. */
  suggestion: string;
}

/**
 * A text field with a suggestion until somebody types. While it has the focus the suggestion does not change, so that
 * it cannot mix with what is being typed.
 */
export function SuggestedField({ field, suggestion, ...rest }: SuggestedFieldProps) {
  const [held, setHeld] = useState<string>();
  const { value, onChange, onBlur } = field;
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? held ?? suggestion}
      onFocus={() => setHeld(suggestion)}
      onBlur={() => {
        setHeld(undefined);
        onBlur();
      }}
      onKeyDown={({ key }) => {
        /* Enter submits the form: the suggestion that is shown becomes the value, so that no later one is sent. */
        if (key === 'Enter' && value === null && held !== undefined) onChange(held);
      }}
    />
  );
}
