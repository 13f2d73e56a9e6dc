import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormError } from '@livery/ui';
import { restoreDraft, saveDraft, clearDraft } from './draft.js';

/** What is wrong with the fields of a form, in words, in the order of the page; undefined where nothing is. */
export type FieldErrors<Values> = { readonly [Name in FieldPath<Values & FieldValues>]?: string | undefined } & {
  readonly [name: string]: string | undefined;
};

interface FormOptions<Values extends FieldValues> {
  defaults: Values;
  /** The rules. Called for what is shown now, so that an error follows whatever it depends on; nothing is stored. */
  check?: (values: Values) => FieldErrors<Values>;
  /** Keeps what was typed for as long as the tab is open, a reload and an ended session included. */
  draft?: {
    /** The kind of resource that the form makes. */
    name: string;
    /** Fields that are never kept: secrets, and what may hold some. */
    omit: readonly (keyof Values & string)[];
    /** Last look at what is going to be kept, for a field that holds a secret only sometimes. */
    clean?: (values: Values) => Values;
  };
}

export interface Form<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'control' | 'setValue' | 'getValues' | 'setFocus' | 'getFieldState' | 'formState'
> {
  /** What stands in the fields now. */
  values: Values;
  /** What is wrong with a field; undefined until somebody has tried to send the form. */
  errorOf: (name: string) => string | undefined;
  /** All that is wrong, in the order of the page, for the summary above a long form. */
  errors: readonly FormError[];
  /** How often sending was tried. */
  attempt: number;
  /** For `<form onSubmit>`: calls `send` with the values when nothing is wrong, else shows what is. */
  submit: (send: (values: Values) => unknown) => (event?: FormEvent) => void;
  /** Whether somebody has typed or chosen something. */
  isTouched: boolean;
  /** Back to the defaults, and the draft forgotten. */
  startOver: () => void;
  /** Forgets the draft: it was sent. */
  sent: () => void;
}

/**
 * The one way in which the console makes forms: values in react-hook-form, rules as a function of them whose errors
 * show from the first attempt on and follow every change. Fields are tied to it with `<FormField>`.
 */
export function useForm<Values extends FieldValues>({ defaults, check, draft }: FormOptions<Values>): Form<Values> {
  const [initial] = useState(() => (draft ? restoreDraft(draft.name, defaults) : defaults));
  const form = useHookForm<Values>({ defaultValues: initial as DefaultValues<Values> });
  const { control, setFocus, getValues, subscribe, reset } = form;
  const values = useWatch({ control, compute: (all: Values) => all });
  const [attempt, setAttempt] = useState(0);
  const found = attempt > 0 && check ? Object.entries(check(values)) : [];
  const errors = found.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));

  /* What is kept is written by a subscription, not by an effect of each render. */
  const options = useRef(draft);
  useEffect(() => {
    options.current = draft;
  });
  const name = draft?.name;
  useEffect(() => {
    if (name === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values: now }) => {
        const { omit = [], clean = (all: Values) => all } = options.current ?? {};
        saveDraft(name, clean(now), omit);
      },
    });
  }, [name, subscribe]);

  const submit = (send: (values: Values) => unknown) => (event?: FormEvent) => {
    event?.preventDefault();
    // Read anew: a number that is being typed is taken over on the way here.
    const now = getValues();
    const wrong = Object.entries(check?.(now) ?? {}).find(([, message]) => message !== undefined);
    setAttempt(attempt + 1);
    if (wrong) setFocus(wrong[0] as FieldPath<Values>);
    else void send(now);
  };

  return {
    control,
    setFocus,
    getValues,
    setValue: form.setValue,
    getFieldState: form.getFieldState,
    formState: form.formState,
    values,
    errors,
    errorOf: (field) => errors.find((one) => one.field === field)?.message,
    attempt,
    submit,
    isTouched: JSON.stringify(values) !== JSON.stringify(defaults),
    startOver() {
      reset(defaults);
      if (name !== undefined) clearDraft(name);
      setAttempt(0);
    },
    sent() {
      if (name !== undefined) clearDraft(name);
    },
  };
}
