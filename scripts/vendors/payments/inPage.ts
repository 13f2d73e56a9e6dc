/*
 * What runs in the page in place of a processor's own code. Each function is printed as text, so it may use nothing from
 * outside itself but what it is given.
 */

/** What every stand-in is given: requests to the sandbox, and a small dialog. */
export interface Tools {
  decide: (
    payment: string,
    decision: string,
  ) => Promise<{ status: string; message: string | null; return_url: string }>;
  approveSetup: (token: string) => Promise<void>;
  /** Asks by a dialog over the page; resolves with the label of the button that was pressed, or 'Close'. */
  ask: (title: string, buttons: readonly string[]) => Promise<string>;
  field: (label: string, options?: { width?: string; value?: string }) => { row: HTMLElement; input: HTMLInputElement };
  button: (label: string, press: () => void) => HTMLButtonElement;
  /** The token of a typed card; undefined for a number that is none. */
  tokenOf: (prefix: string, number: string, month: string, year: string) => string | undefined;
}

export function makeTools(): Tools {
  const send = async (path: string, body: object): Promise<unknown> => {
    const request = new Request(`${location.origin}/sandbox/processors/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const inPage = (globalThis as { sandboxInPage?: (request: Request) => Promise<Response> }).sandboxInPage;
    return (await (inPage ?? fetch)(request)).json();
  };
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.style.cssText =
      'min-block-size:36px;padding:0 16px;border:1px solid #57606a;border-radius:6px;background:#fff;color:#1b1f24;font:inherit;cursor:pointer';
    made.addEventListener('click', press);
    return made;
  };
  return {
    decide: async (payment, decision) =>
      (await send(`payments/${payment}`, { decision })) as {
        status: string;
        message: string | null;
        return_url: string;
      },
    async approveSetup(token) {
      await send(`setups/${token}`, {});
    },
    ask: (title, buttons) =>
      new Promise((resolve) => {
        const dialog = document.createElement('dialog');
        dialog.setAttribute('aria-label', title);
        dialog.style.cssText =
          'padding:24px;border:1px solid #8b949e;border-radius:10px;background:#fff;color:#1b1f24;font:14px/20px system-ui;max-inline-size:calc(100vw - 48px)';
        const heading = document.createElement('h2');
        heading.textContent = title;
        heading.style.cssText = 'margin:0 0 16px;font-size:16px';
        const row = document.createElement('div');
        row.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px';
        const end = (label: string): void => {
          dialog.remove();
          resolve(label);
        };
        row.append(...buttons.map((label) => button(label, () => end(label))));
        dialog.append(heading, row);
        dialog.addEventListener('cancel', () => end('Close'));
        // Inside the open dialog of the console, where there is one: what is outside of it is inert.
        (document.querySelector('[role="dialog"]') ?? document.body).append(dialog);
        dialog.showModal();
      }),
    field(label, { width = '100%', value = '' } = {}) {
      const row = document.createElement('label');
      row.style.cssText = `display:block;inline-size:${width};font:13px/20px system-ui;color:inherit`;
      const input = document.createElement('input');
      input.value = value;
      input.autocomplete = 'off';
      input.style.cssText =
        'box-sizing:border-box;display:block;inline-size:100%;block-size:36px;padding:0 8px;border:1px solid #57606a;border-radius:4px;background:#fff;color:#1b1f24;font:inherit';
      row.append(label, input);
      return { row, input };
    },
    button,
    tokenOf(prefix, number, month, year) {
      const digits = number.replaceAll(/\D/g, '');
      if (!/^\d{12,19}$/.test(digits)) return undefined;
      const kinds: readonly [RegExp, string][] = [
        [/^0+$/, 'mock_card'],
        [/^4/, 'visa'],
        [/^(5[1-5]|2[2-7])/, 'mastercard'],
        [/^3[47]/, 'amex'],
        [/^6/, 'discover'],
        [/^35/, 'jcb'],
      ];
      const kind = kinds.find(([pattern]) => pattern.test(digits))?.[1];
      if (!kind) return undefined;
      const [mm, yyyy] = [month.padStart(2, '0'), year.length === 2 ? `20${year}` : year];
      return `${prefix}_${kind}_${digits.slice(-4)}_${mm}_${yyyy}_${Math.random().toString(36).slice(2, 10)}`;
    },
  };
}

type StandIn = (tools: Tools) => void;

export const stripe: StandIn = (tools) => {
  type Outcome = { error?: { code?: string; message?: string } };
  const paymentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';
  const settle = async (secret: string, answer: string): Promise<Outcome> => {
    const decisions: Record<string, string> = { Pay: 'pay', 'Pay late': 'pay_late', Confirm: 'pay', Fail: 'fail' };
    const { status, message } = await tools.decide(paymentOf(secret), decisions[answer] ?? 'cancel');
    if (status !== 'failed') return {};
    return answer === 'Fail'
      ? { error: { code: 'payment_intent_authentication_failure', message: message ?? 'Failed' } }
      : { error: { code: 'payment_intent_authentication_canceled', message: message ?? 'Canceled' } };
  };
  interface Part {
    mount: (target: HTMLElement) => void;
    destroy: () => void;
    on: (event: string, listener: () => void) => void;
    values?: Record<string, HTMLInputElement>;
  }
  const createPart = (kind: string, options: { hidePostalCode?: boolean } = {}): Part => {
    const box = document.createElement('div');
    box.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px';
    const listeners: Record<string, () => void> = {};
    const part: Part = {
      mount: (target) => target.append(box),
      destroy: () => box.remove(),
      on: (event, listener) => (listeners[event] = listener),
    };
    if (kind === 'expressCheckout') {
      box.append(
        tools.button('Pay with wallet', () => listeners['confirm']?.()),
        tools.button('Close wallet', () => listeners['cancel']?.()),
      );
      return part;
    }
    if (kind === 'payment') {
      const note = document.createElement('p');
      note.textContent = 'Stripe (stand-in): choose a way to pay after pressing Pay.';
      note.style.cssText = 'margin:0';
      box.append(note);
      return part;
    }
    const [number, expiry, code] = [
      tools.field('Card number'),
      tools.field('Expiry (MM/YY)', { width: '120px' }),
      tools.field('CVC', { width: '80px' }),
    ];
    part.values = { number: number.input, expiry: expiry.input, code: code.input };
    box.append(number.row, expiry.row, code.row);
    if (!options.hidePostalCode) box.append(tools.field('Postal code', { width: '120px' }).row);
    return part;
  };
  const Stripe = () => ({
    elements: () => ({ create: createPart, submit: () => Promise.resolve({}) }),
    async confirmCardSetup(_secret: string, { payment_method: { card } }: { payment_method: { card: Part } }) {
      const [month = '', year = ''] = (card.values?.['expiry']?.value ?? '').split('/');
      const token = tools.tokenOf('pm', card.values?.['number']?.value ?? '', month.trim(), year.trim());
      await Promise.resolve();
      if (!token || !month || !year)
        return { error: { code: 'incomplete_number', message: 'Your card number is incomplete.' } };
      return { setupIntent: { payment_method: token } };
    },
    async confirmPayment({ clientSecret }: { clientSecret: string }) {
      return settle(clientSecret, await tools.ask('Stripe (stand-in)', ['Pay', 'Pay late', 'Fail', 'Cancel']));
    },
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      return settle(clientSecret, await tools.ask('3-D Secure (stand-in)', ['Confirm', 'Fail', 'Cancel']));
    },
  });
  Object.assign(globalThis, { Stripe });
};

export const omise: StandIn = (tools) => {
  const Omise = {
    setPublicKey: () => undefined,
    createToken(
      _kind: string,
      card: { number: string; expiration_month: number; expiration_year: number },
      done: (status: number, response: object) => void,
    ) {
      const id = tools.tokenOf('tokn', card.number, String(card.expiration_month), String(card.expiration_year));
      setTimeout(() => (id ? done(200, { id }) : done(400, { message: 'number is invalid' })));
    },
  };
  Object.assign(globalThis, { Omise });
};

export const paypal: StandIn = (tools) => {
  interface Options {
    createVaultSetupToken: () => Promise<string>;
    onApprove: (data: { vaultSetupToken: string }) => void;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }
  const paypal = {
    Buttons: (options: Options) => {
      const press = async (): Promise<void> => {
        // Within the press: later the browser would block it.
        const opened = window.open('', 'paypal', 'popup,width=480,height=640');
        try {
          const token = await options.createVaultSetupToken();
          if (!opened) {
            options.onError(new Error('The window was blocked'));
            return;
          }
          opened.location.href = `/vendors/www.paypal.com/approve?token=${encodeURIComponent(token)}`;
          const answer = await new Promise<string>((resolve) => {
            const timer = setInterval(() => {
              if (opened.closed) end('cancelled');
            }, 300);
            const listen = ({ data, origin }: MessageEvent): void => {
              if (origin === location.origin && (data === 'approved' || data === 'cancelled')) end(data);
            };
            const end = (result: string): void => {
              clearInterval(timer);
              removeEventListener('message', listen);
              resolve(result);
            };
            addEventListener('message', listen);
          });
          opened.close();
          if (answer === 'approved') {
            await tools.approveSetup(token);
            options.onApprove({ vaultSetupToken: token });
          } else options.onCancel();
        } catch (error) {
          opened?.close();
          options.onError(error);
        }
      };
      const button = tools.button('PayPal', () => void press());
      button.style.background = '#ffc439';
      return {
        render: (target: HTMLElement) => Promise.resolve(target.append(button)),
        close: () => Promise.resolve(button.remove()),
      };
    },
  };
  Object.assign(globalThis, { paypal });
};

export const duitku: StandIn = (tools) => {
  type Events = Record<'successEvent' | 'pendingEvent' | 'errorEvent' | 'closeEvent', (result?: object) => void>;
  const checkout = {
    async process(reference: string, events: Events) {
      const answer = await tools.ask('Duitku (stand-in)', ['Pay', 'Pay late', 'Fail', 'Cancel']);
      const decisions: Record<string, string> = { Pay: 'pay', 'Pay late': 'pay_late', Fail: 'fail' };
      const { message } = await tools.decide(reference, decisions[answer] ?? 'cancel');
      if (answer === 'Pay') events.successEvent();
      else if (answer === 'Pay late') events.pendingEvent();
      else if (answer === 'Fail') events.errorEvent({ statusMessage: message });
      else events.closeEvent();
    },
  };
  Object.assign(globalThis, { checkout });
};

export const razorpay: StandIn = (tools) => {
  interface Options {
    order_id: string;
    handler: () => void;
    modal: { ondismiss: () => void };
  }
  class Razorpay {
    constructor(private readonly options: Options) {}
    open(): void {
      const { order_id, handler, modal } = this.options;
      tools
        .ask('Razorpay (stand-in)', ['Pay', 'Pay late', 'Fail', 'Cancel'])
        .then(async (answer) => {
          const decisions: Record<string, string> = { Pay: 'pay', 'Pay late': 'pay_late', Fail: 'fail' };
          await tools.decide(order_id, decisions[answer] ?? 'cancel');
          if (answer === 'Pay' || answer === 'Pay late') handler();
          else modal.ondismiss();
        })
        .catch(() => modal.ondismiss());
    }
  }
  Object.assign(globalThis, { Razorpay });
};

export const adyen: StandIn = (tools) => {
  interface Options {
    session: { id: string };
    onPaymentCompleted: () => void;
    onPaymentFailed: (result: { resultCode: string }) => void;
  }
  interface Checkout {
    options: Options;
    submitDetails: () => void;
  }
  const AdyenWeb = {
    AdyenCheckout: (options: Options): Promise<Checkout> =>
      Promise.resolve({ options, submitDetails: () => setTimeout(options.onPaymentCompleted) }),
    Dropin: class {
      private readonly box = document.createElement('div');
      constructor({ options }: Checkout) {
        const end = async (decision: string, resultCode?: string): Promise<void> => {
          await tools.decide(options.session.id, decision);
          if (resultCode) options.onPaymentFailed({ resultCode });
          else options.onPaymentCompleted();
        };
        this.box.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px';
        this.box.append(
          tools.button('Pay', () => void end('pay')),
          tools.button('Pay late', () => void end('pay_late')),
          tools.button('Fail', () => void end('fail', 'Refused')),
          tools.button('Cancel', () => void end('cancel', 'Cancelled')),
        );
      }
      mount(target: HTMLElement): void {
        target.append(this.box);
      }
      unmount(): void {
        this.box.remove();
      }
    },
  };
  Object.assign(globalThis, { AdyenWeb });
};
