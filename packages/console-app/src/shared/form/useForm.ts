import { useContext, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import {
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormError } from '@livery/ui';
import { FormScope } from '../formScope.js';
import { usePageGuard } from '../leaving/usePageGuard.js';
import { useServices } from '../services.js';
import {
  changedFields,
  clearDraft,
  clearSentDraft,
  createSentDrafts,
  isChanged,
  isSaved,
  restoreDraft,
  saveDraft,
  sessionDraft,
  type Draft,
} from './draft.js';

/** What is wrong with the fields of a form, in words, in the order of the page; undefined where nothing is. */
export type FieldErrors<Values> = { readonly [Name in FieldPath<Values & FieldValues>]?: string | undefined } & {
  readonly [name: string]: string | undefined;
};

interface ValuesOptions<Values extends FieldValues> {
  /** A text or an id that nobody has chosen yet is `null`. */
  defaults: Values;
  /** Keeps what was typed for as long as the tab is open, a reload and an ended session included. */
  draft?: Draft<Values>;
  /** Set where any field may hold a secret: nothing of it is kept when the session ends. */
  secret?: boolean;
  /** Whether the page shows all errors in a summary, which takes the focus. By default the first wrong field does. */
  errorSummary?: boolean;
}

export interface FormOptions<Values extends FieldValues> extends ValuesOptions<Values> {
  /** The rules. Called for what is shown now, so that an error follows whatever it depends on; nothing is stored. */
  check?: Check<Values>;
}

type Check<Values> = (values: Values) => FieldErrors<Values>;

/** The fields of a form, which nobody has checked. */
export interface FormValues<Values extends FieldValues> extends Pick<
  UseFormReturn<Values>,
  'control' | 'setValue' | 'getValues' | 'setFocus' | 'getFieldState' | 'formState'
> {
  /** What stands in the fields now. */
  values: Values;
  /** Whether a summary of the errors takes the focus, and not the first wrong field. */
  errorSummary: boolean;
  /** How often sending was tried. */
  attempt: number;
  /** Ids of the rows (`FormRow`) that there were when sending was last tried: a newer row is not checked yet. */
  triedRows: ReadonlySet<string>;
  /** Called when sending is tried. */
  onAttempt: () => void;
  /** Whether somebody has typed or chosen something. */
  isTouched: boolean;
  /** Whether something stands in a field that no draft keeps: it is lost with the page. */
  hasUnsavedSecrets: boolean;
  /** Back to the defaults, or to other values that are as good, and the draft forgotten. */
  startOver: (values?: Values) => void;
  /** Whether what was typed here before was on its way to the server when the form was opened, so that it began afresh. */
  wasSent: boolean;
  /** Says that what stands in the fields is on its way. Returns what ends that. */
  onSending: () => () => void;
  /** Forgets the draft of what was sent, by default of what stands in the fields. */
  onSubmitted: (sent?: Values) => void;
}

export interface Form<Values extends FieldValues> extends FormValues<Values> {
  /** What is wrong with a field; undefined until somebody has tried to send the form. */
  fieldError: (name: string) => string | undefined;
  /** All that is wrong, in the order of the page, for the summary above a long form. */
  errors: readonly (FormError & { field: string })[];
  /** For `<form onSubmit>`: calls `send` with the values when nothing is wrong, else shows what is. */
  submit: (send: (values: Values) => unknown) => (event?: FormEvent) => void;
}

/**
 * The one way in which the console makes forms: values in react-hook-form, rules as a function of them whose errors
 * show from the first attempt on and follow every change. Fields are tied to it with `<FormField>`.
 */
export function useForm<Values extends FieldValues>({ check, ...options }: FormOptions<Values>): Form<Values> {
  return checkedForm(useFormValues(options), check);
}

/**
 * The fields of a form whose rules depend on data that is loaded by the values. `checkedForm` adds the rules when the
 * data has come.
 */
export function useFormValues<Values extends FieldValues>({
  defaults,
  draft,
  secret = false,
  errorSummary = false,
}: ValuesOptions<Values>): FormValues<Values> {
  const services = useServices();
  const scope = useContext(FormScope);
  // The defaults at mount: an optimistic update may change those of later renders.
  const [untouched] = useState(defaults);
  const hasDraft = draft !== undefined;
  const saved = useMemo(
    () => (hasDraft || secret || scope === undefined ? undefined : sessionDraft(scope, untouched)),
    [hasDraft, secret, scope, untouched],
  );
  const sentDrafts = services.get(createSentDrafts);
  const [wasSent] = useState(() => draft !== undefined && sentDrafts.has(draft.name));
  const [initial] = useState(() => {
    const name = draft?.name ?? saved?.name;
    return name === undefined || wasSent ? defaults : restoreDraft(services, name, defaults);
  });
  const form = useHookForm<Values>({ defaultValues: initial as DefaultValues<Values> });
  const { control, subscribe, reset } = form;
  const values = useWatch({ control, compute: (all: Values) => all });
  const [attempt, setAttempt] = useState(0);
  const [triedRows, setTriedRows] = useState<ReadonlySet<string>>(new Set());

  /* The draft is saved by a subscription, which costs no render. */
  const options = useRef(draft);
  useEffect(() => {
    options.current = draft;
  });
  const name = draft?.name;
  useEffect(() => {
    if (name === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values: now }) => options.current && saveDraft(services, options.current, now),
    });
  }, [services, name, subscribe]);

  const { getValues } = form;
  useEffect(() => {
    if (!saved) return undefined;
    // Restored once: a dialog that is closed and opened again begins with the defaults.
    clearDraft(services, saved.name);
    return services.session.onBeforeSignOut(() => {
      const changed = changedFields(getValues(), untouched);
      if (Object.keys(changed).length > 0) saveDraft(services, saved, changed);
    });
  }, [services, saved, getValues, untouched]);

  const isTouched = isChanged(values, defaults);
  // A log-out, and a return from the account of another, forget the drafts that a reload keeps.
  usePageGuard('form', hasDraft && isTouched);

  return {
    control,
    setFocus: form.setFocus,
    getValues: form.getValues,
    setValue: form.setValue,
    getFieldState: form.getFieldState,
    formState: form.formState,
    values,
    errorSummary,
    attempt,
    triedRows,
    onAttempt() {
      setAttempt((count) => count + 1);
      setTriedRows(new Set(rowIdsOf(form.getValues())));
    },
    isTouched,
    hasUnsavedSecrets: Object.entries(defaults).some(
      ([field, initial]) => !(draft && isSaved(draft, field, values[field])) && isChanged(values[field], initial),
    ),
    startOver(values = defaults) {
      reset(values);
      if (name !== undefined) clearDraft(services, name);
      setAttempt(0);
    },
    wasSent,
    onSending() {
      if (name !== undefined) sentDrafts.add(name);
      return () => name !== undefined && sentDrafts.delete(name);
    },
    onSubmitted(sent = form.getValues()) {
      if (draft) clearSentDraft(services, draft, { sent, defaults });
    },
  };
}

/** A row of a form that has many, with an id that it keeps wherever it moves: the key of what shows it. */
export type FormRow<Values> = Values & { id: string };

export const newRow = <Values extends object>(values: Values): FormRow<Values> => ({
  ...values,
  id: crypto.randomUUID(),
});

const idOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined;

const rowIdsOf = (values: FieldValues): string[] =>
  Object.values(values).flatMap((value: unknown) =>
    Array.isArray(value) ? value.flatMap((row) => idOf(row) ?? []) : [],
  );

/** Whether a field, as `rules.2.ports`, is in a row that was added after sending was last tried. */
function isInNewRow(values: FieldValues, triedRows: ReadonlySet<string>, field: string): boolean {
  const [list = '', index] = field.split('.');
  const rows: unknown = values[list];
  const id = Array.isArray(rows) && index !== undefined ? idOf(rows[Number(index)]) : undefined;
  return id !== undefined && !triedRows.has(id);
}

/** A form with its rules, where `useForm` could not be given them yet. */
export function checkedForm<Values extends FieldValues>(form: FormValues<Values>, check?: Check<Values>): Form<Values> {
  const found = form.attempt > 0 && check ? Object.entries(check(form.values)) : [];
  const errors = found.flatMap(([field, message]) =>
    message === undefined || isInNewRow(form.values, form.triedRows, field) ? [] : [{ field, message }],
  );
  /* A form of a thousand rows asks for each of their fields. */
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  return {
    ...form,
    errors,
    fieldError: (field) => messages.get(field),
    submit: (send) => (event) => {
      event?.preventDefault();
      // Read now: a number field commits what was typed when it loses the focus to the submit button.
      const now = form.getValues();
      const wrong = Object.entries(check?.(now) ?? {}).find(([, message]) => message !== undefined);
      form.onAttempt();
      if (!wrong) void send(now);
      else if (!form.errorSummary) form.setFocus(wrong[0] as FieldPath<Values>);
    },
  };
}

/**
 * A form as one of some of its fields, for a part that several forms have. The cast is safe: a path of the part is one of
 * the form, with the same value.
 */
export const formPart = <Part extends FieldValues, Values extends Part>(form: Form<Values>): Form<Part> =>
  form as unknown as Form<Part>;
