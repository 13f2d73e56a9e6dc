import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@livery/api/errors';
import type { Card } from '@livery/api/generated/types';
import { runChange } from '@livery/api/queries/change';
import { cards, createCard } from '@livery/api/queries/payments';
import { fetchNow } from '@livery/api/queries/fetchNow';
import type { VendorToken } from '#integrations/payments/vendors.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { useFailureToast } from './useFailureToast.js';

export interface TokenFormProps {
  account: number;
  keyword: string;
  /** Called when saving begins and when it ends. */
  onSaving: (isSaving: boolean) => void;
  /** Called with the saved method; undefined where the server did not say what it saved. Resolves once that is verified. */
  onSaved: (card: Card | undefined) => Promise<void>;
}

/** Why a payment method was not added: by the processor's own code, or by a call that failed. */
export type SaveFailure = { kind: 'vendor'; message: string } | { kind: 'call'; error: unknown };

/**
 * Makes a token by a processor's code and saves it as a payment method. A token is saved once: after a lost response the
 * list says whether it was.
 */
export function useSaveCard({ account, keyword, onSaving, onSaved }: TokenFormProps, session?: string) {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const isBusy = useRef(false);
  const isVisible = useIsVisible();
  const tellFailure = useFailureToast();

  function fail(reason: SaveFailure): void {
    if (isVisible.current) setFailure(reason);
    else tellFailure(reason.kind === 'vendor' ? reason.message : reason.error);
  }

  const listed = (): Promise<Card[]> => fetchNow(client, cards(), { retry: false });

  async function store(token: string): Promise<Card | undefined> {
    const before = new Set((await listed()).map(({ id }) => id));
    try {
      return await runChange(client, createCard, {
        billing_account_id: account,
        token,
        processor_keyword: keyword as Card['processor']['keyword'],
        ...(session !== undefined && { session_id: session }),
      });
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      const found = (await listed()).find(
        (card) => !before.has(card.id) && card.billing_account_id === account && card.processor.keyword === keyword,
      );
      if (!found) throw error;
      return found;
    }
  }

  async function save(makeToken: () => Promise<VendorToken>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    onSaving(true);
    setFailure(undefined);
    try {
      const made = await makeToken();
      if ('token' in made) await onSaved(await store(made.token));
      else if ('message' in made) fail({ kind: 'vendor', message: made.message });
    } catch (error) {
      fail({ kind: 'call', error });
    } finally {
      isBusy.current = false;
      setRunning(false);
      onSaving(false);
    }
  }

  return { save, isRunning, failure };
}
