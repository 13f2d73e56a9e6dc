import type { QueryClient } from '@tanstack/react-query';
import { CallError, isOutcomeUnknown, NotSentError, NotUnderstoodError } from '@livery/api/errors';
import type { ResponseOf } from '@livery/api/client';
import { entryKey } from '@livery/api/domain/invoices';
import type { CreditHistoryEntry } from '@livery/api/generated/types';
import { runChange } from '@livery/api/queries/change';
import * as queries from '@livery/api/queries/payments';
import { fetchNow } from '@livery/api/queries/fetchNow';
import type { PaymentRecord } from '#shared/storage.js';
import { entriesLike, isCredited } from './creditEntries.js';
import { askProgress } from './progress.js';
import { isSettled, needsLook, putRecord, recordOf, removeRecord, updateRecord, type RecordStore } from './records.js';
import { isWebPage } from './webPage.js';

/** What a person confirms, with the id of the confirmation: the same for a second press, a reload, Back and a second tab. */
export type Confirmation = Pick<PaymentRecord, 'id' | 'account' | 'processor' | 'amount' | 'final' | 'method'> &
  (
    | { kind: 'link'; params: Record<string, string> }
    | { kind: 'card'; card: number; frontBaseUrl?: string; force3ds?: boolean; session?: string }
    | { kind: 'verification'; card: number; frontBaseUrl: string; force3ds: boolean }
  );

/** How the processor's own code goes on. It holds secrets, and is kept in memory only. */
export type NextStep = NonNullable<ResponseOf<'sendLinkData'>['data']> & { authorize_uri?: string | null };

interface Sent {
  record: PaymentRecord;
  /** Undefined where there is nothing to do for the person, and where the confirmation was sent before. */
  next?: NextStep | undefined;
}

export interface PaymentDeskOptions {
  client: QueryClient;
  records: RecordStore;
  /** Lets one tab at a time do what has this name. */
  lock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  user: () => number | undefined;
  now: () => number;
}

/** For how long a payment whose answer was lost may still be made: the time limit of a change, and as long again. In ms. */
const lostFor = 3 * 60_000;

/** For how long somebody who was shown where to pay may still pay, where the server says no state of it. In ms. */
const payableFor = 24 * 60 * 60_000;

/**
 * Sends payments and finds out what became of them. A confirmation is sent once, whatever is pressed or loaded again; a
 * charge is never repeated. After a lost response the server is asked, and nothing else is sent.
 */
export function createPaymentDesk({ client, records, lock, user, now }: PaymentDeskOptions) {
  /** The credit history as the server has it now. */
  const entriesNow = (): Promise<CreditHistoryEntry[]> =>
    fetchNow(client, queries.creditHistory(), { gcTime: 0, retry: false });

  const update = (record: PaymentRecord, change: Partial<PaymentRecord>): PaymentRecord =>
    updateRecord(records, record, { ...change, ...(change.state === 'done' && { doneAt: now() }) });

  /** Whether a payment can no longer be paid. */
  const isOverdue = ({ confirmedAt }: PaymentRecord): boolean => now() - confirmedAt > payableFor;

  function started(confirmation: Confirmation, knownEntries: readonly string[]): PaymentRecord {
    const { id, account, processor, amount, kind, final, method } = confirmation;
    const record: PaymentRecord = {
      id,
      user: user(),
      account,
      kind,
      processor,
      amount,
      confirmedAt: now(),
      state: 'sent',
      knownEntries,
      ...(final && { final }),
      ...(method !== undefined && { method }),
      ...('card' in confirmation && { card: confirmation.card }),
    };
    putRecord(records, record);
    return record;
  }

  async function sendLink(record: PaymentRecord, params: Record<string, string>): Promise<Sent> {
    const response = await runChange(client, queries.sendLinkData, {
      billing_account_id: record.account,
      processor: record.processor as Parameters<typeof queries.finalTopUpAmount>[0]['processor'],
      amount: record.amount,
      params: JSON.stringify(params),
    });
    // Without a response nobody was shown where to pay: nothing can be charged.
    if (!response?.data) return { record: update(record, { state: 'failed' }) };
    const { identifier, persistent_data_ref: reference, client_key: clientKey, ...shown } = response.data;
    const known = reference ?? identifier;
    const open = update(record, {
      state: 'open',
      ...(known === undefined ? await tracesOf(record) : { identifier: known }),
      ...(reference !== undefined && { isPersistent: true }),
      ...pageOf(shown.redirect_url),
      ...(shown.qrcode_url !== undefined && isWebPage(shown.qrcode_url) && { picture: shown.qrcode_url }),
      ...(clientKey !== undefined && { clientKey }),
    });
    return { record: open, next: response.data };
  }

  /** By what a payment is found that the server names nothing to ask about: nobody can have paid it yet. */
  async function tracesOf(record: PaymentRecord): Promise<Partial<PaymentRecord>> {
    const entries = await entriesNow().catch(() => undefined);
    return entries ? { isTraceable: true, knownEntries: entriesLike(entries, record).map(entryKey) } : {};
  }

  async function sendCard(record: PaymentRecord, confirmation: Confirmation & { kind: 'card' }): Promise<Sent> {
    const { card, frontBaseUrl, force3ds, session } = confirmation;
    const response = await runChange(client, queries.buyCredit, {
      billing_account_id: record.account,
      payment_object_id: card,
      amount: record.amount,
      on_session: true,
      ...(frontBaseUrl !== undefined && { front_base_url: frontBaseUrl }),
      ...(force3ds !== undefined && { force_3ds: force3ds }),
      ...(session !== undefined && { session_id: session }),
    });
    if (!response) return { record };
    const { data, relay_props: relay } = response;
    if (!data && !relay) return { record: update(record, { state: 'done' }) };
    // Something is to be confirmed, and what was not understood: the credit history knows whether it was charged.
    if (!data?.client_secret && !data?.authorize_uri && !data?.data_ref && !relay) return { record };
    const open = update(record, {
      state: 'open',
      ...(data?.data_ref !== undefined && { identifier: data.data_ref, isPersistent: true }),
      ...pageOf(data?.authorize_uri),
      ...(relay && { charge: relay.charge_id }),
    });
    return { record: open, next: data ?? undefined };
  }

  async function sendVerification(
    record: PaymentRecord,
    { card, frontBaseUrl, force3ds }: Confirmation & { kind: 'verification' },
  ) {
    const variables = { payment_object_id: card, front_base_url: frontBaseUrl, force_3ds: force3ds };
    const response = await runChange(client, queries.verifyCard, variables);
    if (!response) return { record };
    const { card: verified, authorize_uri: page, data_ref: reference } = response;
    if (verified.is_verified) return { record: update(record, { state: 'done' }) };
    const open = update(record, {
      state: 'open',
      ...(reference && { identifier: reference, isPersistent: true }),
      ...pageOf(page),
    });
    return { record: open, next: page ? { authorize_uri: page } : undefined };
  }

  /** A verification of a card that may still be made, because its response was lost: another would charge it again. */
  async function sentVerification(card: number): Promise<PaymentRecord | undefined> {
    const isSent = (one: PaymentRecord): boolean =>
      one.kind === 'verification' && one.card === card && one.state === 'sent';
    const lost = (records.get() ?? []).find(isSent);
    const seen = lost && (await lookForLost(lost).catch(() => lost));
    return seen?.state === 'missing' ? undefined : seen;
  }

  async function send(confirmation: Confirmation): Promise<Sent> {
    const isCharge = confirmation.kind === 'card';
    const known = isCharge ? entriesLike(await entriesNow(), confirmation).map(entryKey) : [];
    if (confirmation.kind === 'verification') {
      const sent = await sentVerification(confirmation.card);
      if (sent) return { record: sent };
    }
    const record = started(confirmation, known);
    try {
      if (confirmation.kind === 'link') return await sendLink(record, confirmation.params);
      if (confirmation.kind === 'card') return await sendCard(record, confirmation);
      return await sendVerification(record, confirmation);
    } catch (error) {
      if (error instanceof NotSentError || error instanceof NotUnderstoodError) {
        removeRecord(records, record.id);
        throw error;
      }
      const message = error instanceof Error ? messageOf(error.message) : {};
      const isUnknown = confirmation.kind !== 'link' && mayBeDone(error);
      if (!isUnknown) return { record: update(record, { state: 'failed', ...message }) };
      // What failed on the server may have been charged before it failed: whether it was is looked up, now.
      const sent = update(record, { ...message, ...(!isOutcomeUnknown(error) && { isAnswered: true }) });
      return { record: await lookOnce(sent).catch(() => sent) };
    }
  }

  /** Whether a payment whose answer was lost was made; it is given up once it cannot be made any more. */
  async function lookForLost(record: PaymentRecord): Promise<PaymentRecord> {
    // Asked before the response: what is made meanwhile is found by the next look.
    const isLink = record.kind === 'link';
    const isOver = record.isAnswered === true || (isLink ? isOverdue(record) : now() - record.confirmedAt > lostFor);
    if (isLink && record.state === 'sent') return update(record, { state: 'failed' });
    if (record.kind === 'verification') {
      const all = await fetchNow(client, queries.cards(), { retry: false });
      const card = all.find(({ id }) => id === record.card);
      if (card?.is_verified) return update(record, { state: 'done' });
      return isOver && !card?.is_verification_pending ? update(record, { state: 'missing' }) : record;
    }
    const entries = isLink && !record.isTraceable ? [] : await entriesNow();
    if (isCredited(record, records.get() ?? [], entries)) return update(record, { state: 'done' });
    return isOver ? update(record, { state: 'missing' }) : record;
  }

  /**
   * Completes a charge that the bank has confirmed. It charges nothing: the server adds the credit of this charge once, and
   * says so where there is nothing to complete.
   */
  async function complete(record: PaymentRecord): Promise<PaymentRecord> {
    const { account, card, charge } = record;
    if (charge === undefined || card === undefined) return record;
    const entries = await entriesNow();
    if (entries.some(({ reference }) => reference === charge)) return update(record, { state: 'done' });
    try {
      const variables = { billing_account_id: account, charge_id: charge, payment_object_id: card };
      await runChange(client, queries.completeCreditPurchase, variables);
      return update(record, { state: 'done' });
    } catch (error) {
      // Whoever is not let in, or asks too often, has been told nothing about the charge. A refusal while the bank still
      // asks is no end either: it may be confirmed yet.
      if (!isRefusal(error) || !(record.isLeft || record.isFinished || isOverdue(record))) return record;
      return update(record, { state: 'failed', ...messageOf(error.message) });
    }
  }

  /** What the server says of a payment. One that it does not know, or says nothing known of, is given up in the end. */
  async function askServer(record: PaymentRecord): Promise<PaymentRecord> {
    const missing = isOverdue(record) ? { state: 'missing' as const } : undefined;
    try {
      const { state, message, status } = await askProgress(client, record);
      if (state === 'open' && status === undefined && record.status === undefined) return record;
      return update(record, {
        state,
        status,
        ...messageOf(message),
        ...(status !== undefined && missing),
      });
    } catch (error) {
      if (!missing || !(error instanceof CallError) || error.status !== 404) throw error;
      return update(record, missing);
    }
  }

  async function lookOnce(record: PaymentRecord): Promise<PaymentRecord> {
    if (record.state === 'sent' || record.state === 'missing') return lookForLost(record);
    if (record.charge !== undefined) return complete(record);
    if (record.identifier === undefined) return lookForLost(record);
    return askServer(record);
  }

  return {
    /**
     * Sends what a person has confirmed, once: where this confirmation was sent before, in whichever tab, its record is
     * returned as it is. Throws what refuses it; after a lost response the record stays `sent`.
     */
    confirm: (confirmation: Confirmation): Promise<Sent> =>
      lock(`confirmation ${confirmation.id}`, async () => {
        const known = recordOf(records, confirmation.id);
        if (known) return { record: known };
        return lock(`account ${confirmation.account}`, () => send(confirmation));
      }),

    /** Asks the server once what became of a payment. Throws what the read throws. */
    look: (id: string): Promise<PaymentRecord | undefined> =>
      lock(`confirmation ${id}`, async () => {
        const record = recordOf(records, id);
        if (!record || !needsLook(record, now())) return record;
        return lookOnce(record);
      }),

    /**
     * Notes that the person has left the processor without paying, or with the message why it did not take the payment. Only
     * the server ends a payment: where it may still be paid it stays open, and is followed.
     */
    leave: (id: string, message?: string): Promise<PaymentRecord | undefined> =>
      lock(`confirmation ${id}`, async () => {
        const record = recordOf(records, id);
        if (!record || isSettled(record)) return record;
        const left = update(record, { isLeft: true, ...messageOf(message) });
        return lookOnce(left).catch(() => left);
      }),

    /** Notes that the processor or the bank is done with a payment, as far as one can tell here. */
    finish: (id: string): Promise<void> =>
      lock(`confirmation ${id}`, () => {
        const record = recordOf(records, id);
        if (record && !isSettled(record)) update(record, { isFinished: true });
        return Promise.resolve();
      }),
  };
}

/** Whether a call may have been made although it failed. */
const mayBeDone = (error: unknown): boolean =>
  !(error instanceof CallError) || error.outcomeUnknown || error.status === undefined || error.status >= 500;

/** Whether the server has decided against what was asked, so that asking again changes nothing. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && !error.outcomeUnknown && [400, 402, 404, 422].includes(error.status ?? 0);

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

/** Where a payment goes on, if that is a page of the web. */
const pageOf = (page: string | null | undefined): { page?: string } => (page && isWebPage(page) ? { page } : {});

const messageOf = (message: string | null | undefined): { message?: string } => (message ? { message } : {});
