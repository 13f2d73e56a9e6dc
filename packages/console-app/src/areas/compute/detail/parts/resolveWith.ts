import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Messages<Values> = { [Name in keyof Values]?: string | undefined };

/** Lets the rules of the domain check a form: `check` gives the text of what is wrong, by field. */
export function resolveWith<Values extends FieldValues>(check: (values: Values) => Messages<Values>): Resolver<Values> {
  return (values) => {
    const wrong = Object.entries(check(values)).filter(([, message]) => message !== undefined);
    if (wrong.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of wrong) Object.assign(errors, { [name]: { type: 'rule', message } });
    return { values: {}, errors };
  };
}
