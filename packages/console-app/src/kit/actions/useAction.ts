import { useId, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { ButtonProps } from '@livery/ui';
import { CallError, ChangedMeanwhileError, isOutcomeUnknown } from '@livery/api/errors';
import { errorText } from '#shared/texts/errors.js';
import { failureText } from '#shared/texts/failures.js';
import { useToasts } from '#shared/toasts.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { mayRepeat, sendUnlessApplied, type BoundMutation, type UnknownOutcomes } from './boundMutation.js';

/** An attempt that failed: what its place on the screen says and offers. */
interface Failure {
  /** Its own among those of all actions. */
  key: string;
  heading: string;
  error: Error;
  /** Something new may exist all the same, because the response was lost: look before another try. */
  outcomeUnknown: boolean;
  /** Set where the change may have been made, because the response was lost: what to know before another try. */
  note?: string | undefined;
  /** Set where somebody else has changed meanwhile what it replaces. */
  conflict?: Conflict | undefined;
  retry: () => void;
  dismiss: () => void;
}

/** What two people have changed, to be decided by the one who is here. */
export interface Conflict {
  error: ChangedMeanwhileError;
  texts: NonNullable<BoundMutation['conflictTexts']>;
  /**
   * Lets what is sent next about the same replace theirs, and sends it: by `retry`, where what is shown may have been changed
   * since; by default what was sent before.
   */
  overwrite: (retry?: () => void) => void;
}

/** What belongs to one run of an action, and to its retries. */
interface RunOptions<Result> {
  /** The row it is about, where a screen shows several: a failure names it, and stays while other rows are acted on. */
  target?: { id: string; name: string };
  /** What a toast says when it went well. */
  done?: string | undefined;
  /** Whether the place of the action is being left for another screen: a failure is told by a toast then. Default false. */
  isPlaceLeft?: boolean;
  /** Called when it went well, for what only this run knows. */
  onDone?: ((result: Result | undefined) => void) | undefined;
  /** What to know besides where it may have been done, because the response was lost. */
  unknownOutcomeNote?: string | undefined;
}

export interface ActionState<Result = unknown> {
  /** Makes the call. Gives whether it went well, and throws only what `onDone` throws. */
  run: (mutation: BoundMutation<Result>, options?: RunOptions<Result>) => Promise<boolean>;
  /** Whether anything is under way. */
  loading: boolean;
  /** For its button: whether it is under way, and why it cannot be done now: no connection, or the reason given. */
  button: (reason?: string) => Pick<ButtonProps, 'loading' | 'disabledReason'>;
  /** Whether it is under way for one of many. */
  isRunning: (id: string) => boolean;
  /** The attempts that failed and were neither repeated nor dismissed; shown where the action was. */
  failures: readonly Failure[];
  /** Dismisses all of them. */
  dismissFailures: () => void;
}

interface Attempt<Result> {
  key: number;
  error: Error;
  mutation: BoundMutation<Result>;
  options: RunOptions<Result>;
}

/**
 * Makes changes of the server: a toast says that one went well, a failure stays where the action was with its documented
 * message and a retry, and becomes a toast where that place is gone. After a lost response a call that has a
 * `checkApplied` asks before it is sent again; where nothing tells whether it was made, the try after that sends it. The
 * response is undefined where the call gives none, or one that does not say what it is about.
 */
export function useAction<Result = unknown>(onDone?: (result: Result | undefined) => void): ActionState<Result> {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const client = useQueryClient();
  const [running, setRunning] = useState<readonly (string | undefined)[]>([]);
  const [failed, setFailed] = useState<readonly Attempt<Result>[]>([]);
  const id = useId();
  const attempts = useRef(0);
  const isVisible = useIsVisible();
  const disconnected = useConnectionReason();
  const outcomeUnknown = useRef<UnknownOutcomes<string | undefined>>(new Map());
  /** Conflicts, by target, after which the person wants theirs replaced. */
  const overwritten = useRef(new Map<string | undefined, ChangedMeanwhileError>());

  const headingOf = ({ mutation, options }: Attempt<Result>): string => {
    const failure = i18n._(mutation.failure ?? failureText(mutation.operation));
    return options.target ? t`${failure}: ${{ name: options.target.name }}` : failure;
  };
  const mayExist = ({ error, mutation }: Attempt<Result>): boolean => mayRepeat(mutation) && isOutcomeUnknown(error);

  const noteOf = ({ error, options: { unknownOutcomeNote = '' } }: Attempt<Result>): string | undefined =>
    isOutcomeUnknown(error)
      ? `${t`It may have been done all the same: look before you try again.`} ${unknownOutcomeNote}`.trim()
      : undefined;

  /* No retry where the resource may exist already: a second call would create it twice. */
  function notifyByToast(attempt: Attempt<Result>): void {
    const { error, mutation, options } = attempt;
    const note = noteOf(attempt);
    const message = errorText(i18n, error);
    const canRetry = !mayExist(attempt) && (!(error instanceof CallError) || error.canRetry);
    toasts.danger(headingOf(attempt), {
      detail: note ? `${message} ${note}` : message,
      ...(canRetry && { action: { label: t`Retry`, onAction: () => void run(mutation, options) } }),
    });
  }

  function conflictOf({ error, mutation, options }: Attempt<Result>): Conflict | undefined {
    if (!(error instanceof ChangedMeanwhileError) || !mutation.overwriting) return undefined;
    const overwrite = (retry?: () => void) => {
      overwritten.current.set(options.target?.id, error);
      if (retry) retry();
      else void run(mutation, options);
    };
    return { error, texts: mutation.conflictTexts ?? {}, overwrite };
  }

  async function run(bound: BoundMutation<Result>, options: RunOptions<Result> = {}): Promise<boolean> {
    const target = options.target?.id;
    const key = (attempts.current += 1);
    const conflict = overwritten.current.get(target);
    overwritten.current.delete(target);
    const mutation = (conflict && bound.overwriting?.(conflict)) ?? bound;
    let result: Result | undefined;
    setFailed((all) => all.filter((one) => one.options.target?.id !== target));
    setRunning((all) => [...all, target]);
    try {
      result = await sendUnlessApplied(client, mutation, outcomeUnknown.current, target);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const attempt = { key, error, mutation, options };
      if (isVisible.current && !options.isPlaceLeft) setFailed((all) => [...all, attempt]);
      else notifyByToast(attempt);
      return false;
    } finally {
      setRunning((all) => all.toSpliced(all.indexOf(target), 1));
    }
    if (options.done !== undefined) toasts.success(options.done);
    onDone?.(result);
    options.onDone?.(result);
    return true;
  }

  const loading = running.length > 0;
  return {
    run,
    loading,
    button: (reason) => ({ loading, disabledReason: disconnected ?? reason }),
    isRunning: (id) => running.includes(id),
    dismissFailures() {
      overwritten.current.clear();
      setFailed([]);
    },
    failures: failed.map((attempt) => ({
      key: `${id} ${attempt.key}`,
      heading: headingOf(attempt),
      error: attempt.error,
      outcomeUnknown: mayExist(attempt),
      note: noteOf(attempt),
      conflict: conflictOf(attempt),
      retry: () => void run(attempt.mutation, attempt.options),
      dismiss() {
        overwritten.current.delete(attempt.options.target?.id);
        setFailed((all) => all.filter((one) => one.key !== attempt.key));
      },
    })),
  };
}
