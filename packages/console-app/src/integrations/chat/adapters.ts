import type { ChatConfig, SiteConfig } from '@livery/api/generated/types';
import type { ChatKind } from '#integrations/vendors/origins.js';
import { loadVendorScript } from '#integrations/vendors/loadVendorScript.js';

/** Who is chatting. */
export interface ChatUser {
  id: number;
  name: string;
  email?: string | undefined;
  /** Proves to Intercom that the user is who they are (specification: account and billing, section 3). */
  intercomHash?: string | undefined;
}

/** One vendor's chat in the page. */
export interface Chat {
  /** Loads its script and shows its button. Rejects with a VendorError where it is blocked. */
  load: () => Promise<void>;
  /** Says who the visitor is. Once, after loading. */
  identify: (user: ChatUser) => void;
  /** Forgets the visitor and takes the button away. */
  shutdown: () => void;
}

interface Setup {
  /** The identifiers without which there is no chat. */
  needs: readonly Exclude<keyof ChatConfig, 'kind'>[];
  /** Makes the chat; `ids` are its identifiers, in the order of `needs`. */
  create: (ids: string[], site: SiteConfig) => Chat;
}

/** The vendors' globals, as far as they are used. */
interface VendorGlobals {
  Intercom?: ((command: string, settings?: object) => void) & { q?: unknown[][] };
  $crisp?: { push: (order: unknown[]) => void };
  CRISP_WEBSITE_ID?: string;
  Tawk_API?: {
    onLoad?: () => void;
    setAttributes?: (attributes: object, done: (error?: unknown) => void) => void;
    shutdown?: () => void;
  };
  Tawk_LoadStart?: Date;
  Qismo?: new (appId: string, settings: object) => unknown;
  LeadBooster?: { q: object[]; on: (name: string, handler: unknown) => void; trigger: (name: string) => void };
  pipedriveLeadboosterConfig?: object;
}

const page = globalThis as VendorGlobals;

/**
 * Takes away what a vendor has put into the page: for Qiscus and Askly, whose documented snippets have no call that ends
 * the chat. The page is left right afterwards, so that nothing of their script goes on.
 */
const remove = (selector: string): void => document.querySelectorAll(selector).forEach((element) => element.remove());

const intercom: Setup = {
  needs: ['app_id'],
  create([app_id = ''], site) {
    const call = (command: string, settings?: object): void => page.Intercom?.(command, settings);
    return {
      async load() {
        // What is called before the script has come is done by it then.
        const queue: unknown[][] = [];
        page.Intercom ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
        await loadVendorScript(site, `https://widget.intercom.io/widget/${encodeURIComponent(app_id)}`);
        call('boot', { api_base: 'https://api-iam.intercom.io', app_id });
      },
      identify: ({ id, name, email, intercomHash }) =>
        call('update', { user_id: String(id), name, email, user_hash: intercomHash }),
      shutdown: () => call('shutdown'),
    };
  },
};

const crisp: Setup = {
  needs: ['website_id'],
  create([website = ''], site) {
    return {
      async load() {
        page.CRISP_WEBSITE_ID = website;
        const orders: unknown[][] = [];
        page.$crisp ??= orders;
        await loadVendorScript(site, 'https://client.crisp.chat/l.js');
      },
      identify({ name, email }) {
        if (email) page.$crisp?.push(['set', 'user:email', [email]]);
        page.$crisp?.push(['set', 'user:nickname', [name]]);
      },
      shutdown() {
        page.$crisp?.push(['do', 'session:reset']);
        page.$crisp?.push(['do', 'chat:hide']);
      },
    };
  },
};

const tawk: Setup = {
  needs: ['property_id', 'widget_id'],
  create([property = '', widget = ''], site) {
    return {
      async load() {
        page.Tawk_LoadStart = new Date();
        const ready = new Promise<void>((resolve) => {
          page.Tawk_API = { onLoad: resolve };
        });
        await loadVendorScript(
          site,
          `https://embed.tawk.to/${encodeURIComponent(property)}/${encodeURIComponent(widget)}`,
          { crossorigin: '*' },
        );
        await ready;
      },
      identify: ({ name, email }) => page.Tawk_API?.setAttributes?.({ name, email }, () => undefined),
      shutdown: () => page.Tawk_API?.shutdown?.(),
    };
  },
};

const qiscus: Setup = {
  needs: ['app_id', 'channel_id'],
  create([app = '', channel = ''], site) {
    return {
      async load() {
        await loadVendorScript(site, 'https://omnichannel.qiscus.com/js/qismo-v4.js');
        // A channel is a number to this vendor.
        const channel_id = /^\d+$/.test(channel) ? Number(channel) : channel;
        // oxlint-disable-next-line no-new -- all that this vendor's constructor gives is for messages
        if (page.Qismo) new page.Qismo(app, { options: { channel_id } });
      },
      // It asks visitors for their name itself.
      identify: () => undefined,
      shutdown: () => remove('.qcw-container'),
    };
  },
};

const askly: Setup = {
  needs: ['client_key'],
  create([key = ''], site) {
    return {
      load: () => loadVendorScript(site, 'https://chat.askly.me/cw/chat/latest.js', { 'tw-client-key': key }),
      identify: () => undefined,
      shutdown: () => remove('[id^="askly"], [id^="tw-chat"]'),
    };
  },
};

const pipedrive: Setup = {
  needs: ['company_id', 'playbook_uuid'],
  create([company = '', playbookUuid = ''], site) {
    const base = 'leadbooster-chat.pipedrive.com';
    return {
      async load() {
        const companyId = /^\d+$/.test(company) ? Number(company) : company;
        page.pipedriveLeadboosterConfig = { base, companyId, playbookUuid, version: 2 };
        const q: object[] = [];
        page.LeadBooster ??= {
          q,
          on: (n, h) => void q.push({ t: 'o', n, h }),
          trigger: (n) => void q.push({ t: 't', n }),
        };
        await loadVendorScript(site, `https://${base}/assets/loader.js`);
      },
      identify: () => undefined,
      shutdown() {
        page.LeadBooster?.trigger('shutdown');
        remove('#LeadboosterContainer');
      },
    };
  },
};

/** The six kinds of chats (specification: account and billing, sections 3 and 9). */
export const setups: Record<ChatKind, Setup> = { intercom, crisp, tawk, qiscus, askly, pipedrive };
