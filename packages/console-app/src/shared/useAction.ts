import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Answer, ChangeId } from '@livery/api/client';
import { CallError } from '@livery/api/errors';
import type { Change } from '@livery/api/queries/change';
import { errorText } from './texts/errors.js';
import { failureText } from './texts/failures.js';
import { toasts } from './toasts.js';
import { useIsShown } from './useIsShown.js';

/** A try that failed: what its place on the screen says and offers. */
export interface Failure {
  key: number;
  title: string;
  error: Error;
  /** Something new may have been made all the same, because the answer was lost: look before another try. */
  mayBeMade: boolean;
  retry: () => void;
  dismiss: () => void;
}

/** What a screen needs of an action: to run it, to know that it runs, and what failed. */
export interface Action<Variables> {
  run: (variables: Variables, words?: Words) => Promise<boolean>;
  busy: boolean;
  /** The tries that failed and were neither tried again nor dismissed; shown where the action was. */
  failures: readonly Failure[];
}

/** What belongs to one run of an action. */
interface Words {
  /** Which one of many it is done with: its failure says the name, and stays while it is done with others. */
  about?: { uuid: string; name: string };
  /** What a toast says when it went well. */
  done?: string;
}

interface Outcome<Id extends ChangeId, Variables> {
  done?: string;
  /** The answer is undefined where the call gives none, or one that does not say what it is about. */
  onDone?: (answer: Answer<Id> | undefined, variables: Variables) => void;
}

interface Failed<Variables> {
  key: number;
  error: Error;
  variables: Variables;
  words: Words;
}

const mayBeDone = (error: Error): boolean => error instanceof CallError && error.mayBeDone;

/**
 * Runs a change of the server: a toast says that it went well, a failure stays where the action was with its documented
 * message and a retry, and becomes a toast where that place is gone. `run` gives whether it went well and throws only
 * what `onDone` throws. After a lost answer a change that can ask whether it is made asks before it is made again.
 */
export function useAction<Id extends ChangeId, Variables extends object>(
  change: Change<Id, Variables>,
  { done, onDone }: Outcome<Id, Variables> = {},
): Action<Variables> {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(change);
  const [running, setRunning] = useState(0);
  const [failed, setFailed] = useState<readonly Failed<Variables>[]>([]);
  const runs = useRef(0);
  const isShown = useIsShown();
  /* The subjects of changes that may have been made although their answer was lost. */
  const unsure = useRef(new Set<string | undefined>());

  const titleOf = ({ about }: Words): string => {
    const failure = i18n._(failureText(change.call));
    return about ? t`${failure}: ${about.name}` : failure;
  };

  async function make(variables: Variables, subject: string | undefined): Promise<Answer<Id> | undefined> {
    if (unsure.current.has(subject) && (await change.isMade?.(variables, queries))) return undefined;
    return mutateAsync(variables);
  }

  /* A change that can ask whether it is made asks, rather than the person. */
  const mayBeMade = (error: Error): boolean => change.call.idempotent === false && !change.isMade && mayBeDone(error);

  /* No retry of what may have been made: it would be made twice, and here is nothing to see it by. */
  function tellInPassing({ error, variables, words }: Failed<Variables>): void {
    const said = errorText(i18n, error);
    const canRetry = !(error instanceof CallError) || error.canRetry;
    toasts.danger(titleOf(words), {
      detail: mayBeMade(error)
        ? `${said} ${t`It may have been created all the same: look before you try again.`}`
        : said,
      ...(canRetry && !mayBeMade(error) && { action: { label: t`Retry`, onAction: () => void run(variables, words) } }),
    });
  }

  async function run(variables: Variables, words: Words = {}): Promise<boolean> {
    const subject = words.about?.uuid;
    const key = (runs.current += 1);
    let answer: Answer<Id> | undefined;
    setFailed((all) => all.filter((one) => one.words.about?.uuid !== subject));
    setRunning((count) => count + 1);
    try {
      answer = await make(variables, subject);
      unsure.current.delete(subject);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (mayBeDone(error)) unsure.current.add(subject);
      const failure = { key, error, variables, words };
      if (isShown.current) setFailed((all) => [...all, failure]);
      else tellInPassing(failure);
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
    const said = words.done ?? done;
    if (said !== undefined) toasts.success(said);
    onDone?.(answer, variables);
    return true;
  }

  return {
    run,
    busy: running > 0,
    failures: failed.map(({ key, error, variables, words }) => ({
      key,
      title: titleOf(words),
      error,
      mayBeMade: mayBeMade(error),
      retry: () => void run(variables, words),
      dismiss: () => setFailed((all) => all.filter((one) => one.key !== key)),
    })),
  };
}
