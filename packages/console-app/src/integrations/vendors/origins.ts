import type { PaymentProcessor, SiteConfig } from '@livery/api/generated/types';
import { themeScriptsOf } from '../theme-scripts/brandScripts.js';

/** What the code of a vendor needs of the page's Content Security Policy. Origins as a policy writes them, `https://*.example.com`. */
export interface VendorOrigins {
  /** Where its scripts come from: its own loader and what that loads. */
  script?: readonly string[];
  /** Where it sends requests, WebSockets included. */
  connect?: readonly string[];
  /** Where the frames come from that it opens in the page. */
  frame?: readonly string[];
  image?: readonly string[];
  style?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
  /** Where it sends forms. */
  form?: readonly string[];
  /** Whether it adds style elements of its own to the page. */
  writesStyles?: boolean;
  /** Whether it writes markup as text into the page, which Trusted Types refuse otherwise. Scripts in it never run. */
  writesHtml?: boolean;
  /** Trusted Types policies that it makes itself. */
  policies?: readonly string[];
}

export const chatKinds = ['intercom', 'crisp', 'tawk', 'qiscus', 'askly', 'pipedrive'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** The six kinds of chats (specification: account and billing, section 9), by the vendors' own documents. */
const chatOrigins: Record<ChatKind, VendorOrigins> = {
  intercom: {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com', 'https://app.intercom.io'],
    connect: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    image: ['https://*.intercomcdn.com', 'https://*.intercomassets.com', 'https://*.intercomusercontent.com'],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    media: ['https://js.intercomcdn.com'],
    writesStyles: true,
    writesHtml: true,
  },
  crisp: {
    script: ['https://client.crisp.chat', 'https://settings.crisp.chat'],
    connect: [
      'https://client.crisp.chat',
      'https://storage.crisp.chat',
      'wss://client.relay.crisp.chat',
      'wss://stream.relay.crisp.chat',
    ],
    frame: ['https://game.crisp.chat', 'https://plugins.crisp.chat'],
    image: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
    style: ['https://client.crisp.chat'],
    font: ['https://client.crisp.chat'],
    media: ['https://client.crisp.chat'],
    writesStyles: true,
    writesHtml: true,
  },
  tawk: {
    script: ['https://*.tawk.to', 'https://cdn.jsdelivr.net'],
    connect: ['https://*.tawk.to', 'wss://*.tawk.to'],
    frame: ['https://*.tawk.to'],
    image: ['https://*.tawk.to', 'https://cdn.jsdelivr.net', 'https://tawk.link'],
    style: ['https://*.tawk.to', 'https://fonts.googleapis.com', 'https://cdn.jsdelivr.net'],
    font: ['https://*.tawk.to', 'https://fonts.gstatic.com'],
    media: ['https://*.tawk.to'],
    form: ['https://*.tawk.to'],
    writesStyles: true,
    writesHtml: true,
  },
  qiscus: {
    script: ['https://omnichannel.qiscus.com'],
    connect: ['https://*.qiscus.com', 'wss://*.qiscus.com'],
    frame: ['https://omnichannel.qiscus.com'],
    image: ['https://*.qiscus.com'],
    style: ['https://omnichannel.qiscus.com'],
    writesStyles: true,
    writesHtml: true,
  },
  askly: {
    script: ['https://chat.askly.me'],
    connect: ['https://*.askly.me', 'wss://*.askly.me'],
    frame: ['https://chat.askly.me'],
    image: ['https://*.askly.me'],
    style: ['https://chat.askly.me'],
    font: ['https://chat.askly.me'],
    writesStyles: true,
    writesHtml: true,
  },
  pipedrive: {
    script: ['https://leadbooster-chat.pipedrive.com'],
    connect: ['https://leadbooster-chat.pipedrive.com', 'wss://leadbooster-chat.pipedrive.com'],
    frame: ['https://leadbooster-chat.pipedrive.com'],
    image: ['https://leadbooster-chat.pipedrive.com'],
    writesStyles: true,
    writesHtml: true,
  },
};

const stripe: VendorOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};

const omise: VendorOrigins = {
  script: ['https://cdn.omise.co'],
  connect: ['https://vault.omise.co', 'https://cdn.omise.co'],
  frame: ['https://cdn.omise.co', 'https://vault.omise.co'],
};

/** What each payment processor needs in the page, by the vendors' own documents. One without an entry is left by a redirect and needs nothing. */
export const paymentOrigins: Partial<Record<PaymentProcessor['keyword'], VendorOrigins>> = {
  stripe_creditcard: stripe,
  stripe: { ...stripe, connect: ['https://api.stripe.com', 'https://maps.googleapis.com'] },
  stripe_wallet: { ...stripe, script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://pay.google.com'] },
  omise_creditcard: omise,
  // The code to scan is a picture of Omise's.
  omise: { image: ['https://api.omise.co', 'https://cdn.omise.co'] },
  paypal_vault: {
    script: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    connect: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    frame: ['https://www.paypal.com'],
    image: ['https://www.paypalobjects.com'],
    writesStyles: true,
  },
  duitku: {
    script: ['https://app-prod.duitku.com', 'https://app-sandbox.duitku.com'],
    frame: ['https://app-prod.duitku.com', 'https://app-sandbox.duitku.com'],
    writesStyles: true,
  },
  adyen: {
    script: ['https://checkoutshopper-live.adyen.com'],
    connect: ['https://*.adyen.com'],
    frame: ['https://*.adyen.com'],
    image: ['https://*.adyen.com'],
    style: ['https://checkoutshopper-live.adyen.com'],
    writesStyles: true,
  },
  razorpay: {
    script: ['https://checkout.razorpay.com'],
    connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    image: ['https://*.razorpay.com'],
    writesStyles: true,
  },
};

const google: VendorOrigins = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Whether a host is of this machine, where a provider is tried out without certificates. */
const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

/** The origin of an address of the configuration; none where it is a path of the site, or no address of the web. */
function originOf(address: string | null | undefined): string[] {
  if (!address || !URL.canParse(address)) return [];
  const { protocol, hostname, origin } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)) ? [origin] : [];
}

/** Of an identity provider its host is configured: `livery.eu.auth0.com`. */
function identityOrigins(domain: string | null | undefined): VendorOrigins {
  if (!domain) return {};
  const address = domain.includes('://') ? domain : `https://${domain}`;
  const origins = originOf(address);
  // Pictures of people come from where their account is.
  const pictures = ['https://s.gravatar.com', 'https://*.wp.com', 'https://*.googleusercontent.com'];
  return { connect: origins, frame: origins, image: [...origins, ...pictures] };
}

/** The configuration of a site, as far as vendors are named in it. */
export type VendorConfig = Pick<
  SiteConfig,
  'identityProvider' | 'paymentProcessors' | 'isoCertificates' | 'themeScripts'
> &
  Partial<Pick<SiteConfig, 'siteTheme' | 'chat' | 'analytics' | 'errorReporting' | 'logo' | 'loginIntro'>>;

const isChatKind = (kind: string | undefined): kind is ChatKind => chatKinds.some((one) => one === kind);

/** What all vendors of a site need, and nothing of those that it does not have. */
export function vendorsOf(config: VendorConfig): VendorOrigins[] {
  const { chat, analytics, errorReporting, identityProvider, paymentProcessors, isoCertificates } = config;
  const scripts = themeScriptsOf(config.siteTheme ?? '', config.themeScripts).flatMap(({ src }) => originOf(src));
  return [
    ...(isChatKind(chat?.kind) ? [chatOrigins[chat.kind]] : []),
    ...(analytics?.kind === 'google' ? [google] : []),
    ...paymentProcessors.flatMap(({ keyword }) => paymentOrigins[keyword] ?? []),
    identityOrigins(identityProvider?.domain),
    { connect: originOf(errorReporting?.dsn) },
    { image: [config.logo, config.loginIntro, ...isoCertificates.map(({ image }) => image)].flatMap(originOf) },
    {
      script: scripts,
      connect: scripts,
    },
  ];
}
