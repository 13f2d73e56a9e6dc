import { QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '#shared/storage.js';
import { openPage } from '#testing/services.js';
import { followPayments, tellElsewhere } from './followPayments.js';

const { record, toasts } = vi.hoisted(() => ({
  record: vi.fn<() => void>(),
  toasts: {
    success: vi.fn<() => void>(),
    warning: vi.fn<() => void>(),
    danger: vi.fn<() => void>(),
    info: vi.fn<() => void>(),
  },
}));
vi.mock('#shared/activityLog.js', () => ({ createActivityLog: () => ({ record }) }));
vi.mock('#shared/toasts.js', () => ({ createToasts: () => toasts }));
const look = vi.hoisted(() => vi.fn<() => Promise<PaymentRecord>>());
vi.mock('./usePaymentDesk.js', () => ({ openPaymentDesk: () => ({ look }) }));

const open: PaymentRecord = {
  id: 'payment-1',
  user: undefined,
  account: 1201,
  kind: 'link',
  processor: 'duitku',
  amount: 50,
  confirmedAt: 1_000_000,
  state: 'open',
  identifier: 'pay_1',
  knownEntries: [],
};

beforeEach(() => {
  vi.clearAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

async function endWith(
  end: Partial<PaymentRecord>,
  kind: PaymentRecord['kind'] = 'link',
  before: Partial<PaymentRecord> = {},
): Promise<void> {
  look.mockResolvedValue({ ...open, kind, ...end });
  const client = new QueryClient();
  openPage({}, client).storage.payments.set([{ ...open, kind, ...before }]);
  await followPayments(client, { wait: () => Promise.resolve() });
}

it.each([
  ['link', 'Top-up error', 'sendLinkData'],
  ['card', 'Top-up error', 'buyCredit'],
  ['verification', 'Adding payment method failed', 'verifyCard'],
] as const)(
  'a failed payment (%s) that no screen follows is told, and stands in the activity',
  async (kind, title, operation) => {
    await endWith({ state: 'failed', message: 'Insufficient funds' }, kind);
    expect(toasts.danger).toHaveBeenCalledExactlyOnceWith(title, { detail: 'Insufficient funds' });
    expect(record).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        operation,
        state: 'failed',
        startedAt: 1_000_000,
        error: { message: 'Insufficient funds' },
      }),
    );
  },
);

it('a cancelled payment that no screen follows is told, and stands in the activity', async () => {
  await endWith({ state: 'cancelled' });
  expect(toasts.warning).toHaveBeenCalledExactlyOnceWith('Top-up was cancelled');
  expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'cancelled' }));
});

it.each([
  ['card', 'It is not known whether 50.00 was paid', 'buyCredit'],
  ['verification', 'It is not known whether the card was verified', 'verifyCard'],
] as const)(
  'one of which no trace is found (%s) is told once as unknown, and stands in the activity as such',
  async (kind, title, operation) => {
    await endWith({ state: 'missing', identifier: undefined }, kind, { state: 'sent' });
    const detail = 'The server did not answer, and no charge has been found since.';
    expect(toasts.warning).toHaveBeenCalledExactlyOnceWith(title, { detail });
    expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ operation, state: 'unknown' }));
    await endWith({ state: 'missing' }, kind, { state: 'missing', confirmedAt: Date.now() });
    expect(look).toHaveBeenCalledTimes(2);
    expect(toasts.warning).toHaveBeenCalledTimes(1);
  },
);

it('one that the server no longer knows is told as unknown, and not that the server did not answer', async () => {
  await endWith({ state: 'missing' });
  expect(toasts.warning).toHaveBeenCalledExactlyOnceWith('It is not known whether 50.00 was paid', {});
});

it('one of which no trace was found is told when it turns up', async () => {
  await endWith({ state: 'done' }, 'card', { state: 'missing', confirmedAt: Date.now() });
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it('a paid one is told; one that was seen, or is not known yet, is not', async () => {
  await endWith({ state: 'done' });
  expect(toasts.success).toHaveBeenCalledTimes(1);
  await endWith({ state: 'failed', isSeen: true });
  await endWith({ state: 'open' });
  expect(toasts.danger).not.toHaveBeenCalled();
  expect(record).not.toHaveBeenCalled();
});

it('one that was confirmed just now is asked about until it is over; an old one once', async () => {
  const client = new QueryClient();
  openPage({}, client).storage.payments.set([{ ...open, confirmedAt: Date.now() }]);
  look
    .mockResolvedValueOnce(open)
    .mockResolvedValueOnce(open)
    .mockResolvedValue({ ...open, state: 'done' });
  await followPayments(client, { wait: () => Promise.resolve() });
  expect(toasts.success).toHaveBeenCalledTimes(1);
  expect(look).toHaveBeenCalledTimes(3);
  await endWith({ state: 'open' });
  expect(look).toHaveBeenCalledTimes(4);
});

it('after the quick looks one is asked about once a minute for an hour, and not in a tab that nobody sees', async () => {
  const client = new QueryClient();
  openPage({}, client).storage.payments.set([{ ...open, confirmedAt: Date.now() }]);
  look.mockReset().mockResolvedValue(open);
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    vi.stubGlobal('document', { hidden: waits.length > 20 });
    return Promise.resolve();
  };
  await followPayments(client, { wait });
  expect(look).toHaveBeenCalledTimes(20);
  expect(waits.filter((ms) => ms === 60_000).length).toBeGreaterThan(55);
});

it('one that the screen at this address follows is told there', async () => {
  vi.stubGlobal('location', { search: '?payment=payment-1' });
  await endWith({ state: 'failed' });
  vi.unstubAllGlobals();
  expect(toasts.danger).not.toHaveBeenCalled();
});

it('the end of one that was sent for somebody who is elsewhere is told once, whatever finds it first', async () => {
  const client = new QueryClient();
  openPage({}, client).storage.payments.set([{ ...open, state: 'sent' }]);
  look.mockReset().mockResolvedValue({ ...open, state: 'failed' });
  const following = followPayments(client, { wait: () => Promise.resolve() });
  tellElsewhere(client, { ...open, state: 'failed' });
  await following;
  expect(toasts.danger).toHaveBeenCalledTimes(1);
});

it('who is elsewhere is offered what is to be done for a payment, and told of its end', async () => {
  const client = new QueryClient();
  openPage({}, client).storage.payments.set([open]);
  look.mockReset().mockResolvedValue({ ...open, state: 'done' });
  const next = { text: 'Not confirmed yet', label: 'Continue', onAction: () => undefined };
  tellElsewhere(client, open, next);
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('Not confirmed yet', { action: next });
  await vi.waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
});

it('one that the screen at this address follows is not told by what has sent it', () => {
  vi.stubGlobal('location', { search: '?payment=payment-1' });
  const client = new QueryClient();
  openPage({}, client);
  tellElsewhere(client, { ...open, state: 'failed' });
  vi.unstubAllGlobals();
  expect(toasts.danger).not.toHaveBeenCalled();
});
