import type { VendorStandIn } from '../lib/vendorStandIns.js';

/**
 * Runs in the page, printed as text, so it may use nothing from outside itself: a button at the bottom end, and a panel
 * that shows what the console has told the chat and answers what is typed.
 */
function openChat(vendor: string) {
  const told: string[] = [];
  const box = document.createElement('div');
  box.dataset['chat'] = vendor;
  // What these two put into a page is found by: they have no call that ends a chat.
  if (vendor === 'qiscus') box.className = 'qcw-container';
  if (vendor === 'askly') box.id = 'askly-chat';
  box.style.cssText =
    'position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:90000;font:13px/20px system-ui;color:#1b1f24';
  const panel = document.createElement('section');
  panel.hidden = true;
  panel.setAttribute('aria-label', `Chat by ${vendor}`);
  panel.style.cssText =
    'box-sizing:border-box;inline-size:280px;max-inline-size:calc(100vw - 32px);margin-block-end:8px;padding:12px;border:1px solid #8b949e;border-radius:8px;background:#fff;box-shadow:0 8px 24px #0003';
  const lines = document.createElement('div');
  lines.setAttribute('role', 'log');
  lines.style.cssText = 'overflow-wrap:anywhere';
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Message');
  field.style.cssText =
    'box-sizing:border-box;inline-size:100%;block-size:32px;margin-block-start:8px;padding-inline:8px;border:1px solid #57606a;border-radius:4px;background:#fff;color:#1b1f24;font:inherit';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Chat (${vendor} stand-in)`;
  button.style.cssText =
    'display:block;margin-inline-start:auto;padding:8px 16px;border:0;border-radius:16px;background:#1f2937;color:#fff;font:inherit;cursor:pointer';
  const say = (text: string): void => {
    const line = document.createElement('p');
    line.textContent = text;
    line.style.cssText = 'margin:0 0 4px';
    lines.append(line);
  };
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    if (!panel.hidden) field.focus();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || field.value === '') return;
    say(`You: ${field.value}`);
    say('A person of the provider would answer here.');
    field.value = '';
  });
  panel.append(lines, field);
  box.append(panel, button);
  document.body.append(box);
  return {
    told,
    tell(what: string): void {
      told.push(what);
      say(what);
    },
    remove: (): void => box.remove(),
  };
}

type Chat = ReturnType<typeof openChat>;

/** Speaks the vendor's global. Printed as text too; `chat` is made by `openChat` above. */
type Glue = (open: () => Chat) => void;

const intercom: Glue = (open) => {
  type Command = (name: string, settings?: Record<string, unknown>) => void;
  const page = window as unknown as { Intercom?: Command & { q?: unknown[][] } };
  let chat: Chat | undefined;
  const run: Command = (name, settings) => {
    if (name === 'boot' || name === 'update') {
      chat ??= open();
      chat.tell(`${name} ${JSON.stringify(settings ?? {})}`);
    }
    if (name === 'shutdown') {
      chat?.remove();
      chat = undefined;
    }
  };
  const waiting = page.Intercom?.q ?? [];
  page.Intercom = run;
  for (const [name, settings] of waiting) run(name as string, settings as Record<string, unknown>);
};

const crisp: Glue = (open) => {
  type Order = [action: string, what: string, value?: unknown];
  const page = window as unknown as { $crisp?: Order[] | { push: (order: Order) => void }; CRISP_WEBSITE_ID?: string };
  let chat: Chat | undefined = open();
  chat.tell(`website ${page.CRISP_WEBSITE_ID ?? ''}`);
  const push = ([action, what, value]: Order): void => {
    if (action === 'set') chat?.tell(`${what} ${JSON.stringify(value)}`);
    if (what === 'chat:hide') {
      chat?.remove();
      chat = undefined;
    }
  };
  const waiting = Array.isArray(page.$crisp) ? page.$crisp : [];
  page.$crisp = { push };
  waiting.forEach(push);
};

const tawk: Glue = (open) => {
  interface Api {
    onLoad?: () => void;
    visitor?: object;
    setAttributes?: (attributes: object, done: () => void) => void;
    shutdown?: () => void;
  }
  const page = window as unknown as { Tawk_API?: Api };
  const api = (page.Tawk_API ??= {});
  const chat = open();
  if (api.visitor) chat.tell(`visitor ${JSON.stringify(api.visitor)}`);
  api.setAttributes = (attributes, done) => {
    chat.tell(`attributes ${JSON.stringify(attributes)}`);
    done();
  };
  api.shutdown = () => chat.remove();
  api.onLoad?.();
};

const qiscus: Glue = (open) => {
  const page = window as unknown as { Qismo?: unknown };
  page.Qismo = class {
    private readonly chat = open();
    constructor(app: string, options: unknown) {
      this.chat.tell(`app ${app} ${JSON.stringify(options)}`);
    }
  };
};

const askly: Glue = (open) => {
  const key = document.querySelector('script[tw-client-key]')?.getAttribute('tw-client-key');
  const chat = open();
  chat.tell(`client ${key ?? ''}`);
};

const pipedrive: Glue = (open) => {
  const page = window as unknown as { pipedriveLeadboosterConfig?: object; LeadBooster?: { trigger?: unknown } };
  const chat = open();
  chat.tell(`playbook ${JSON.stringify(page.pipedriveLeadboosterConfig)}`);
  const booster = (page.LeadBooster ??= {});
  booster.trigger = (what: string) => what === 'shutdown' && chat.remove();
};

const scriptOf =
  (vendor: string, glue: Glue): VendorStandIn =>
  () =>
    // tsx marks the names of functions by a helper of its own, which the page does not have.
    new Response(
      `{ const __name = (one) => one; (${glue.toString()})(() => (${openChat.toString()})(${JSON.stringify(vendor)})); }`,
      { headers: { 'content-type': 'text/javascript; charset=utf-8' } },
    );

/** Stand-ins of the six chats, by the host of their script. */
export const chatStandIns: Record<string, VendorStandIn> = {
  'widget.intercom.io': scriptOf('intercom', intercom),
  'client.crisp.chat': scriptOf('crisp', crisp),
  'embed.tawk.to': scriptOf('tawk', tawk),
  'omnichannel.qiscus.com': scriptOf('qiscus', qiscus),
  'chat.askly.me': scriptOf('askly', askly),
  'leadbooster-chat.pipedrive.com': scriptOf('pipedrive', pipedrive),
};
