import { beforeEach, expect, it, vi } from 'vitest';
import { mountAdyen, submitAdyenRedirect } from './adyen.js';
import { vendorGlobal } from './vendors.js';

vi.mock('./vendors.js', () => ({ vendorGlobal: vi.fn<typeof vendorGlobal>() }));

interface Opened {
  environment: string;
  locale: string;
  session: object;
  onPaymentCompleted: () => void;
  onPaymentFailed: (result: { resultCode?: string }) => void;
  onError: (error: { name?: string; message?: string }) => void;
}

const opened: Opened[] = [];
const submitted: object[] = [];

/** Adyen's code, which ends a redirect as told. */
function adyenEnding(end: (options: Opened) => void): void {
  vi.mocked(vendorGlobal).mockResolvedValue({
    AdyenCheckout: (options: Opened) => {
      opened.push(options);
      const submitDetails = (details: object) => {
        submitted.push(details);
        end(options);
      };
      return Promise.resolve({ submitDetails });
    },
    Dropin: class {
      mount = vi.fn<() => void>();
    },
  });
}

beforeEach(() => {
  opened.length = 0;
  submitted.length = 0;
});

const session = { config: {}, clientKey: 'test_1', sessionId: 'CS1', language: 'en' } as Parameters<
  typeof submitAdyenRedirect
>[0];

it.each([
  ['is paid', (to: Opened) => to.onPaymentCompleted(), { kind: 'finished' }],
  ['is cancelled', (to: Opened) => to.onPaymentFailed({ resultCode: 'Cancelled' }), { kind: 'left' }],
  ['is left', (to: Opened) => to.onError({ name: 'CANCEL' }), { kind: 'left' }],
  ['is refused', (to: Opened) => to.onPaymentFailed({ resultCode: 'Refused' }), { kind: 'failed', message: 'Refused' }],
  ['fails', (to: Opened) => to.onError({ message: 'Expired' }), { kind: 'failed', message: 'Expired' }],
])('a redirect of Adyen that %s is told to the session it began in', async (_, end, outcome) => {
  adyenEnding(end);
  expect(await submitAdyenRedirect(session, 'result-1')).toEqual(outcome);
  expect(opened).toEqual([expect.objectContaining({ environment: 'test', session: { id: 'CS1' } })]);
  expect(submitted).toEqual([{ details: { redirectResult: 'result-1' } }]);
});

it('the Drop-in goes on after the sheet of a wallet was closed, until the person has paid', async () => {
  adyenEnding(() => undefined);
  const { ended } = await mountAdyen({} as HTMLElement, session);
  opened[0]?.onError({ name: 'CANCEL', message: 'The sheet was closed' });
  opened[0]?.onPaymentCompleted();
  expect(await ended).toEqual({ kind: 'finished' });
});

it('the Drop-in that fails ends with why', async () => {
  adyenEnding(() => undefined);
  const { ended } = await mountAdyen({} as HTMLElement, session);
  opened[0]?.onError({ name: 'NETWORK_ERROR', message: 'No connection' });
  expect(await ended).toEqual({ kind: 'failed', message: 'No connection' });
});

it("Adyen's code comes with its styles of the same version, and speaks the language of the console by Adyen's name", async () => {
  adyenEnding((to) => to.onPaymentCompleted());
  await submitAdyenRedirect(session, 'result-1');
  await submitAdyenRedirect({ ...session, language: 'et' }, 'result-1');
  expect(opened.map(({ locale }) => locale)).toEqual(['en-US', 'et-EE']);
  const [, , script = '', files] = vi.mocked(vendorGlobal).mock.lastCall ?? [];
  expect(script).toMatch(/^https:\/\/checkoutshopper-live\.adyen\.com\/.+\.js$/);
  expect(files?.styles).toBe(script.replace(/js$/, 'css'));
});
