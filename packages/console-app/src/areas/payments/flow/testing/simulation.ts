import { contractRequest } from '@livery/api/sandbox/http/request';
import { createSandbox, standingClock } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { nextNumber, type Seed } from '@livery/api/sandbox/state/random';
import type { State } from '@livery/api/sandbox/state/state';
import type { OperationId } from '@livery/api/client';
import type { Confirmation } from '../paymentDesk.js';
import { isSettled, needsLook } from '../records.js';
import { openBrowser, repeat, turn, type Fate, type Tab } from './tabs.js';

const noon = Date.UTC(2025, 2, 14, 12);
const origin = 'http://sandbox.test';

/** A form that a person fills in, and what became of it. */
interface Form {
  confirmation: Confirmation;
  /** Whether Pay was pressed. */
  isPressed: boolean;
  /** Whether the person approved it at the processor or the bank, where that is asked for. */
  isApproved: boolean;
  /** Whether the person was told that nothing was sent. */
  isRefused: boolean;
}

export interface Findings {
  seed: number;
  steps: number;
  /** How many payments were confirmed, charged and failed. */
  confirmed: number;
  charged: number;
  failed: number;
  /** What must not be, each as a sentence. */
  violations: string[];
}

const processors = [
  'stripe',
  'stripe_wallet',
  'adyen',
  'omise',
  'duitku',
  'sslcommerz',
  'clictopay',
  'coingate',
  'razorpay',
];
const methods: Readonly<Record<string, string>> = { adyen: 'card', omise: 'promptpay' };

/** The credit history of a server that does not say of which payment an entry is. */
async function withoutReferences(request: Request, response: Response): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith('/credit/list') || !response.ok) return response;
  const entries = (await response.json()) as object[];
  return Response.json(entries.map((entry) => Object.assign(entry, { reference: null })));
}

/**
 * Plays random steps of people, their tabs and their networks on the sandbox, and compares its ledger with what was
 * confirmed. Where `areAlike`, payments have one of two amounts, which were paid before as well, and entries of the credit
 * history name no payment.
 */
export async function playPayments(
  seed: number,
  steps: number,
  { failing = 0.2, areAlike = false }: { failing?: number; areAlike?: boolean } = {},
): Promise<Findings> {
  const source: Seed = { seed };
  const random = (): number => nextNumber(source);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const clock = standingClock(noon);
  const store = memoryStore();
  let state: State | undefined;
  const sandbox = createSandbox({
    store: { ...store, save: (saved) => ((state = saved), store.save(saved)) },
    clock,
    servesVendors: true,
  });
  let isHealed = false;

  const ask = async (operationId: OperationId, asking: object): Promise<unknown> => {
    const response = await sandbox.fetch(contractRequest(origin, operationId, { key: 'demo', ...asking }));
    return response.status === 204 ? undefined : ((await response.json()) as unknown);
  };

  /** Saves a card by its token, verified. */
  async function saveCard(processor_keyword: string, token: string): Promise<number> {
    const { id } = (await ask('createCard', { body: { billing_account_id: 1201, token, processor_keyword } })) as {
      id: number;
    };
    const verification = { payment_object_id: id, front_base_url: `${origin}/app`, force_3ds: false };
    const { data_ref } = (await ask('verifyCard', { body: verification })) as { data_ref?: string };
    if (data_ref) await decide(data_ref, 'pay');
    return id;
  }

  const decide = (payment: string, decision: string): Promise<Response> =>
    sandbox.fetch(
      new Request(`${origin}/sandbox/processors/payments/${payment}`, {
        method: 'POST',
        body: JSON.stringify({ decision }),
      }),
    );

  const cards = [
    301,
    await saveCard('stripe_creditcard', 'pm_visa_3220_09_2029_sim'),
    await saveCard('omise_creditcard', 'tokn_jcb_0505_09_2029_sim'),
  ];
  if (areAlike) {
    const old = { billing_account_id: 1201, payment_object_id: 301, on_session: true };
    await ask('buyCredit', { body: { ...old, amount: 13 } });
    await ask('buyCredit', { body: { ...old, amount: 13.01 } });
  }
  const begin = state?.ledger.transactions.length ?? 0;

  const fate = (): Fate => {
    if (isHealed || random() >= failing) return 'arrives';
    return pick<Fate>(['lost', 'answer lost', 'answer lost', 'fails', 'gateway fails']) ?? 'lost';
  };
  const browser = openBrowser({
    fetch: async (request) => {
      const response = await sandbox.fetch(request);
      return areAlike ? withoutReferences(request, response) : response;
    },
    fate,
    turns: () => Math.floor(random() * 4),
    now: () => clock.now(),
  });
  const tabs: Tab[] = [browser.openTab(), browser.openTab()];
  const forms: Form[] = [];
  const underWay = new Set<Promise<unknown>>();

  function openForm(): Form {
    const number = forms.length;
    const id = `confirmation-${number}`;
    // Amounts differ unless wanted alike, so that a charge of the ledger says which confirmation it is of.
    const amount = (1300 + (areAlike ? number % 2 : number)) / 100;
    const isCard = random() < 0.5;
    const card = pick(cards) ?? 301;
    const processor = isCard ? '' : (pick(processors) ?? 'stripe');
    const method = methods[processor];
    const common = { id, account: 1201, amount };
    const confirmation: Confirmation = isCard
      ? {
          ...common,
          kind: 'card',
          card,
          processor: 'stripe_creditcard',
          frontBaseUrl: `${origin}/app`,
          force3ds: card === cards[2],
        }
      : {
          ...common,
          kind: 'link',
          processor,
          params: { return_url: `${origin}/app/payment_return`, ...(method !== undefined && { method }) },
        };
    const form = { confirmation, isPressed: false, isApproved: false, isRefused: false };
    forms.push(form);
    return form;
  }

  function run(work: Promise<unknown>): void {
    const over: Promise<unknown> = work.catch(() => undefined).finally(() => underWay.delete(over));
    underWay.add(over);
  }

  function press(form: Form, tab: Tab): void {
    form.isPressed = true;
    run(
      tab.desk.confirm(form.confirmation).catch(() => {
        form.isRefused = true;
      }),
    );
  }

  const openRecords = () => browser.records().filter((record) => !isSettled(record));
  const formOf = (id: string) => forms.find(({ confirmation }) => confirmation.id === id);

  async function visitProcessor(): Promise<void> {
    const record = pick(openRecords().filter(({ identifier, charge }) => identifier ?? charge));
    const payment = record?.identifier ?? record?.charge;
    if (!record || payment === undefined) return;
    const decision = pick(['pay', 'pay', 'pay', 'pay_late', 'fail', 'cancel']) ?? 'pay';
    const form = formOf(record.id);
    if (form && decision.startsWith('pay')) form.isApproved = true;
    await decide(payment, decision);
  }

  const actions: readonly (() => unknown)[] = [
    () => press(pick(forms.filter(({ isPressed }) => !isPressed)) ?? openForm(), pick(tabs) ?? browser.openTab()),
    () => press(openForm(), pick(tabs) ?? browser.openTab()),
    () => {
      const [form, tab] = [openForm(), pick(tabs) ?? browser.openTab()];
      press(form, tab);
      press(form, tab);
    },
    // Back to a form that was sent, and the same form in a second tab.
    () => press(pick(forms) ?? openForm(), tabs[0] ?? browser.openTab()),
    () => press(pick(forms) ?? openForm(), tabs[1] ?? browser.openTab()),
    () => {
      const index = Math.floor(random() * tabs.length);
      tabs[index]?.leave();
      tabs[index] = browser.openTab();
    },
    visitProcessor,
    visitProcessor,
    () => {
      const [record, tab] = [pick(browser.records().filter((one) => needsLook(one, clock.now()))), pick(tabs)];
      if (record && tab) run(tab.desk.look(record.id));
    },
    () => {
      const [record, tab] = [pick(openRecords()), pick(tabs)];
      if (record && tab) run(tab.desk.leave(record.id));
    },
    () => clock.advance(Math.floor(random() * 5 * 60_000)),
    () => repeat(8, turn),
  ];

  await repeat(steps, async () => {
    await pick(actions)?.();
    if (random() < 0.5) await turn();
  });

  // The network is well again, all that can happen at a processor has happened, and a person looks.
  isHealed = true;
  await Promise.all(underWay);
  clock.advance(25 * 60 * 60_000);
  await ask('listCards', {});
  const last = browser.openTab();
  await Promise.all(openRecords().map(({ id }) => last.desk.look(id)));

  return { seed, steps, ...(areAlike ? compareAlike() : compare()) };

  function chargesMade() {
    return (state?.ledger.transactions ?? []).slice(begin).filter(({ kind }) => kind === 'top_up');
  }

  /** No more are shown as charged than were charged; one whose answer was lost may stay unknown, as it is shown then. */
  function compareAlike() {
    const charges = chargesMade();
    const references = new Set(charges.map(({ reference }) => reference));
    const violations: string[] = [];
    for (const { id, state: shown, identifier, charge } of browser.records()) {
      const known = identifier ?? charge;
      if (shown === 'sent' || shown === 'open') violations.push(`${id} stays ${shown}`);
      if (known === undefined || references.has(known) === (shown === 'done')) continue;
      violations.push(`${id} is shown as ${shown}, which is not what became of ${known}`);
    }
    const pressed = forms.filter(({ isPressed }) => isPressed);
    for (const amount of [13, 13.01]) {
      const shown = browser.records().filter((one) => one.amount === amount);
      const done = shown.filter((one) => one.state === 'done').length;
      const unknown = shown.filter((one) => one.state === 'missing').length;
      const made = charges.filter(({ entries }) =>
        entries.some((one) => one.account === 'customer_credit' && one.amount === -Math.round(amount * 100)),
      ).length;
      if (done > made) violations.push(`${amount} is shown as charged ${done} times and was ${made} times`);
      if (done + unknown < made) violations.push(`${amount} was charged ${made} times, of which ${done} are shown`);
    }
    return {
      confirmed: pressed.length,
      charged: charges.length,
      failed: pressed.length - charges.length,
      violations,
    };
  }

  function compare() {
    const charges = chargesMade();
    const amounts = charges.map(
      ({ entries }) => -(entries.find(({ account }) => account === 'customer_credit')?.amount ?? 0),
    );
    const violations: string[] = [];
    for (const minor of new Set(amounts)) {
      const form = forms.find(({ confirmation }) => Math.round(confirmation.amount * 100) === minor);
      const times = amounts.filter((one) => one === minor).length;
      if (!form?.isPressed) violations.push(`${minor} was charged and not confirmed`);
      if (times > 1) violations.push(`${minor} was confirmed once and charged ${times} times`);
      const record = browser.records().find(({ id }) => id === form?.confirmation.id);
      if (record?.state !== 'done')
        violations.push(`${minor} was charged and is shown as ${record?.state ?? 'nothing'}`);
      const needsApproval =
        form?.confirmation.kind === 'link' || record?.identifier !== undefined || record?.charge !== undefined;
      if (needsApproval && !form?.isApproved)
        violations.push(`${minor} was charged without an approval at the processor`);
    }
    const pressed = forms.filter(({ isPressed }) => isPressed);
    let failed = 0;
    for (const { confirmation, isRefused } of pressed) {
      const record = browser.records().find(({ id }) => id === confirmation.id);
      const isCharged = amounts.includes(Math.round(confirmation.amount * 100));
      if (record && !isSettled(record)) violations.push(`${confirmation.amount} stays ${record.state}`);
      if (record?.state === 'done' && !isCharged)
        violations.push(`${confirmation.amount} is shown as charged and was not`);
      if (!isCharged && !record && !isRefused)
        violations.push(`${confirmation.amount} has neither a charge nor a failure`);
      if (!isCharged) failed += 1;
    }
    return { confirmed: pressed.length, charged: charges.length, failed, violations };
  }
}
