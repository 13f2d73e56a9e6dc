import type { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { reasons } from '../generated/texts.js';
import { changeState } from './http/changeState.js';
import type { SandboxRuntime } from './http/runtime.js';
import { siteOf } from './catalogue/site.js';
import { schedule } from './state/pending.js';
import { paymentsOf, type ProcessorPayment } from './state/payments.js';
import type { State } from './state/state.js';
import { statesOfAll } from './state/tenants.js';
import { processorOf, settle } from './rules/payments.js';

/** From an approval to its webhook where the customer pays late, in ms. */
const webhookDelay = 60_000;

const decisions = ['pay', 'pay_late', 'fail', 'cancel'] as const;
type Decision = (typeof decisions)[number];

const zDecision = z.object({ decision: z.enum(decisions) });

/** What the processor's page shows of a payment. */
const shownOf = (state: State, { id, processor, charged, currency, status, kind }: ProcessorPayment) => ({
  id,
  site: siteOf(state).siteName,
  processor: processorOf(state, processor)?.name ?? processor,
  keyword: processor,
  kind,
  amount: charged,
  currency,
  status,
});

/** What the processor adds to the address that it leads back to. To the console these are hints. */
function returnAddress({ return_url, processor, id, client_secret }: ProcessorPayment, decision: Decision): string {
  const isPaid = decision === 'pay' || decision === 'pay_late';
  const hints: Partial<Record<string, Record<string, string>>> = {
    stripe: {
      payment_intent: id,
      payment_intent_client_secret: client_secret,
      redirect_status: isPaid ? 'succeeded' : decision === 'cancel' ? 'canceled' : 'failed',
    },
    duitku: { merchantOrderId: id, resultCode: isPaid ? '00' : decision === 'cancel' ? '02' : '01', reference: id },
    adyen: { sessionId: id, redirectResult: client_secret },
    clictopay: { orderId: id },
    coingate: decision === 'cancel' ? { status: 'cancelled' } : {},
  };
  const address = new URL(return_url);
  for (const [name, value] of Object.entries(hints[processor] ?? {})) address.searchParams.set(name, value);
  return address.href;
}

function decide(state: State, payment: ProcessorPayment, decision: Decision, now: number): void {
  if (payment.status !== 'pending') return;
  if (decision === 'pay') settle(state, payment, { isPaid: true }, now);
  else if (decision === 'fail') settle(state, payment, { isPaid: false, message: reasons['insufficient-funds'] }, now);
  else if (decision === 'cancel') settle(state, payment, { isPaid: false, message: 'Top-up was cancelled' }, now);
  else {
    payment.status = 'approved';
    payment.due = now + webhookDelay;
    schedule(state, { kind: 'payment', payment: payment.id, due: payment.due });
  }
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A payment of any customer, and the state of the customer who makes it. */
function paymentBy(given: State, id: string): { payment: ProcessorPayment; state: State } | undefined {
  for (const state of statesOfAll(given)) {
    const payment = paymentsOf(state).payments.find((one) => one.id === id);
    if (payment) return { payment, state };
  }
  return undefined;
}

/** What the stand-ins of the payment processors ask and say, below `/sandbox/processors`: their own pages and code know nothing else. */
export function addProcessorRoutes(app: Hono, runtime: SandboxRuntime): void {
  app.get('/sandbox/processors/payments/:id', ({ req }) =>
    runtime.transaction(() => {
      const found = paymentBy(runtime.state(), req.param('id'));
      return found ? json(shownOf(found.state, found.payment)) : json({ message: 'No such payment' }, 404);
    }),
  );
  app.post('/sandbox/processors/payments/:id', async ({ req }) => {
    const { data } = z.safeParse(zDecision, await req.json().catch(() => undefined));
    return changeState(runtime, (all, now) => {
      const found = paymentBy(all, req.param('id'));
      if (!found || !data) return json({ message: 'No such payment' }, 404);
      const { payment, state } = found;
      decide(state, payment, data.decision, now);
      const { status, message } = payment;
      return json({ status, message, return_url: returnAddress(payment, data.decision) });
    });
  });
  app.post('/sandbox/processors/setups/:token', ({ req }) =>
    changeState(runtime, (state) => {
      state.approved_setups = [...(state.approved_setups ?? []), req.param('token')];
      return json({});
    }),
  );
}
