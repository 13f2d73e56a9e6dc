/**
 * Everything the console keeps in the browser (specification: account and billing, section 3, "Stored client values"),
 * the only module that touches storage. The secrets are the API keys, the impersonation token and
 * what a sign-in began with. What a browser does
 * not store, because it refuses or is full, is kept in memory instead, so that the console works for the length of the
 * page.
 */
interface Area {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const storageKeys = {
  apiKey: 'livery.apiKey',
  uiConfig: 'livery.uiConfig',
  mode: 'livery.mode',
  language: 'livery.language',
  theme: 'livery.theme',
  user: 'livery.user',
  pendingBackups: 'livery.pendingBackups',
  activity: 'livery.activity',
  payments: 'livery.payments',
} as const;

function memoryArea(): Area {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The server's configuration takes the most room and can be asked for again: it makes room for everything else. */
function makeRoom(stored: Area): void {
  stored.removeItem(storageKeys.uiConfig);
}

/** What cannot be stored is kept in memory; what was stored under its key before is removed, because it is old. */
function withMemory(stored: Area): Area {
  const memory = memoryArea();

  function store(key: string, value: string): void {
    try {
      stored.setItem(key, value);
    } catch {
      makeRoom(stored);
      stored.setItem(key, value);
    }
  }

  return {
    // What is stored was written later, by another tab: storing here removes it whenever memory takes over.
    getItem: (key) => stored.getItem(key) ?? memory.getItem(key),
    setItem(key, value) {
      memory.removeItem(key);
      try {
        store(key, value);
      } catch {
        stored.removeItem(key);
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      stored.removeItem(key);
    },
  };
}

function area(kind: 'localStorage' | 'sessionStorage'): Area {
  try {
    const stored: Storage | null | undefined = globalThis[kind];
    return stored ? withMemory(stored) : memoryArea();
  } catch {
    return memoryArea();
  }
}

const areas = { lasting: area('localStorage'), session: area('sessionStorage') };
type Span = keyof typeof areas;

/** From now on everything is kept in memory, beginning with nothing: for a page that leaves nothing behind. */
export function keepInMemory(): void {
  areas.lasting = memoryArea();
  areas.session = memoryArea();
}

/**
 * Whether the page acts for the owner of another account: what belongs to a person is then kept apart from that of the
 * user, in this tab alone. Fixed when a page begins, because starting and leaving loads another.
 */
let isActing = false;

/** Begins a page: from now on `personal` entries are those of whoever it works for. */
export function beginPage(): void {
  isActing = storage.impersonation.get() !== undefined;
}

/** Where a person's entry is kept. */
const personalKey = (key: string): string => `${key}.acting`;

export interface Entry<Value> {
  get(): Value | undefined;
  set(value: Value): void;
  clear(): void;
}

function entry<Value>(span: Span, key: string): Entry<Value> {
  return {
    get() {
      const text = areas[span].getItem(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as Value;
      } catch {
        areas[span].removeItem(key);
        return undefined;
      }
    },
    set: (value) => areas[span].setItem(key, JSON.stringify(value)),
    clear: () => areas[span].removeItem(key),
  };
}

/** An entry that calls back when it changes, in this tab or another. */
function watched<Value>(saved: Entry<Value>, key: string) {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((changed) => changed());
  return {
    get: saved.get,
    set(value: Value): void {
      saved.set(value);
      notify();
    },
    clear(): void {
      saved.clear();
      notify();
    },
    /** Gives what ends it. */
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      const stop = onChangedElsewhere(key, changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
  };
}

const personalKeys = new Set<string>();

/** An entry of whoever the page works for: the user, or the owner of the account that the user acts in. */
function personal<Value>(span: Span, key: string): Entry<Value> {
  personalKeys.add(key);
  const own = entry<Value>(span, key);
  const acting = entry<Value>('session', personalKey(key));
  const current = (): Entry<Value> => (isActing ? acting : own);
  return {
    get: () => current().get(),
    set: (value) => current().set(value),
    clear: () => current().clear(),
  };
}

/** Plain text, for what the script in the page's head reads too. */
function word<Value extends string>(span: Span, key: string): Entry<Value> {
  return {
    get: () => (areas[span].getItem(key) as Value | null) ?? undefined,
    set: (value) => areas[span].setItem(key, value),
    clear: () => areas[span].removeItem(key),
  };
}

/** That the user of this tab acts in the account of another (specification: account and billing, section 4). */
export interface Impersonation {
  /** Signs the calls instead of the API key. A secret. */
  token: string;
  /** E-mail address of the owner. */
  owner: string;
  /** Where it was started, below the base path. */
  returnPath: string;
  /** Id of the user who acts. */
  user?: number;
  /** Id of the owner, once the server has told it. */
  ownerId?: number;
}

/** What the next page says as soon as it is there. */
export interface ImpersonationNotice {
  kind: 'started' | 'ended';
  owner: string;
}

/** What a sign-in at the identity provider began with: what comes back has to match it. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  redirectUri: string;
  /** Of PKCE. A secret. */
  verifier?: string;
  /** In ms since 1970. */
  at: number;
}

/** An API key that somebody asked to keep in this browser, and whose it is. The key is a secret. */
export interface SavedApiKey {
  key: string;
  name: string;
}

/** A machine whose weekly backups are to be switched on as soon as it has been created. */
export interface PendingBackup {
  location: string;
  uuid: string;
}

/** An upload in parts that the storage waits for: what tells its file when it is chosen again. No secret. */
export interface UnfinishedUpload {
  bucket: string;
  key: string;
  /** In bytes. */
  size: number;
  /** When the file was changed last, in ms since 1970. */
  modified: number;
  uploadId: string;
  /** In bytes. */
  partSize: number;
}

/** How many of a batch have come to which end. */
export interface BatchProgress {
  total: number;
  done: number;
  failed: number;
  cancelled: number;
}

/** A change that somebody started, and what became of it. It holds nothing that was sent. */
export interface Activity {
  id: string;
  /** The operation of the contract, or what is done with files. */
  operation: string;
  /** In ms since 1970. */
  startedAt: number;
  /** When its page last said that it goes on, in ms since 1970: of what may take long. */
  heardAt?: number;
  endedAt?: number;
  /** `unknown` where no answer came: the connection broke, or the page was left. `cancelled` before anything was done. */
  state: 'running' | 'done' | 'failed' | 'unknown' | 'cancelled';
  /** How far a batch of many is. */
  progress?: BatchProgress;
  /** What it was done with, as it was called then. */
  subject?: { kind: string; id: string; name: string; location?: string; href: string };
  /** What the server said against it. */
  error?: { message: string; correlationId?: string };
}

/**
 * A payment that a person has confirmed, and what became of it: so that it is sent once, and followed to its end in
 * whichever tab. No secret, and nothing of a card but its id.
 */
export interface PaymentRecord {
  /** Of the confirmation: one press of one form, however often it is repeated. */
  id: string;
  /** Id of who confirmed it. */
  user: number | undefined;
  /** Id of the billing account. */
  account: number;
  kind: 'link' | 'card' | 'verification';
  /** Keyword of the processor. */
  processor: string;
  /** Credit to buy, or what is charged and returned to verify; in the site currency. */
  amount: number;
  /** What the processor charges, where the server has said so. */
  final?: { amount: number; currency: string };
  /** Id of the payment method. */
  card?: number;
  /** When it was confirmed, in ms since 1970. */
  confirmedAt: number;
  /**
   * `sent` until an answer has come: the outcome is unknown. `open` while it waits for the processor. `missing` where no
   * trace of it was found after a lost answer.
   */
  state: 'sent' | 'open' | 'done' | 'failed' | 'cancelled' | 'missing';
  /** What the server knows it by. */
  identifier?: string;
  /** Set where its state is asked for as persistent data. */
  isPersistent?: boolean;
  /** What completes it: the charge at the processor. */
  charge?: string;
  /** Public key of the processor's session, which it asks for when it comes back. */
  clientKey?: string;
  /** Page of the processor where it goes on. */
  page?: string;
  /** The entries of the credit history with the same amount before it was sent. */
  knownEntries: readonly string[];
  /** The server's text about its end. */
  message?: string;
  /** Set where the server has answered with a failure: what it did was done by then. */
  isAnswered?: boolean;
  /** Set where the person left the processor without paying, as far as one can tell. */
  isLeft?: boolean;
  /** Set once its end has been shown to a person. */
  isSeen?: boolean;
}

export const storage = {
  apiKey: entry<string>('lasting', storageKeys.apiKey),
  impersonation: entry<Impersonation>('session', 'livery.impersonation'),
  impersonationNotice: entry<ImpersonationNotice>('session', 'livery.impersonationNotice'),
  mockApi: entry<boolean>('lasting', 'livery.mockApi'),
  returnPath: entry<string>('session', 'livery.returnPath'),
  referralCode: entry<string>('lasting', 'livery.referralCode'),
  /** Whether the login screen begins with the sign-up. */
  signup: entry<boolean>('lasting', 'livery.signup'),
  signIn: entry<PendingSignIn>('session', 'livery.signIn'),
  /** The sign-in that a tab tries out, in the place of the configured one; with the sandbox only. */
  identity: word<string>('session', 'livery.identity'),
  /** The last API key by the prefix of the API, for those who asked for it. */
  lastApiKeys: entry<Record<string, SavedApiKey>>('lasting', 'livery.lastApiKeys'),
  uiConfig: entry<{ at: number; value: unknown }>('lasting', storageKeys.uiConfig),
  mode: word<'light' | 'dark'>('lasting', storageKeys.mode),
  language: word<string>('lasting', storageKeys.language),
  /** The language of the user's profile as it was when it was last taken over. */
  profileLanguage: word<string>('lasting', 'livery.profileLanguage'),
  displayCurrency: word<string>('lasting', 'livery.displayCurrency'),
  theme: word<string>('session', storageKeys.theme),
  /** The id of who is signed in or was last: what one user was doing is not for another. */
  user: entry<number>('lasting', storageKeys.user),
  /** The dialog that was open when the session ended: the address of the screen, the action, the row's id and whose it was. */
  openDialog: personal<{ path: string; action: string; row: string; user: number | undefined }>(
    'session',
    'livery.openDialog',
  ),
  /** The id of who filled in the drafts. */
  draftsOwner: personal<number>('session', 'livery.draftsOwner'),
  /** What is being filled in, by form, without secrets, so that a reload does not lose it. */
  drafts: personal<Record<string, Record<string, unknown>>>('session', 'livery.drafts'),
  /** The columns that somebody chose to see, by the kind of resource of a list. */
  columns: entry<Record<string, readonly string[]>>('lasting', 'livery.columns'),
  /** Uploads in parts that were begun and neither ended nor given up, so that a reload does not lose what was sent. */
  unfinishedUploads: personal<readonly UnfinishedUpload[]>('lasting', 'livery.unfinishedUploads'),
  /** How far each entry of the browser's history was scrolled, in pixels. */
  scrollPositions: personal<Record<string, number>>('session', 'livery.scrollPositions'),
  pendingBackups: watched(personal<PendingBackup[]>('lasting', storageKeys.pendingBackups), storageKeys.pendingBackups),
  /** What was started in this browser, in any tab, the latest first. */
  activity: watched(personal<Activity[]>('lasting', storageKeys.activity), storageKeys.activity),
  /** The payments of this browser, the latest first; of every user, who each see their own. */
  payments: watched(entry<PaymentRecord[]>('lasting', storageKeys.payments), storageKeys.payments),
  /** Session of the payment vault, one a browser session and user (specification: account and billing, section 3). */
  vaultSession: personal<string>('session', 'livery.vaultSession'),
};

/** From now on the sandbox in this page answers, or the server again: each has a configuration of its own. */
export function setInPageApi(inPage: boolean): void {
  if ((storage.mockApi.get() ?? false) === inPage) return;
  storage.uiConfig.clear();
  if (inPage) storage.mockApi.set(true);
  else storage.mockApi.clear();
}

/** Forgets who was signed in; keeps what belongs to the browser: mode, language, the server's configuration. */
export function clearSession(): void {
  setInPageApi(false);
  for (const one of [storage.apiKey, storage.returnPath]) one.clear();
  clearImpersonation();
}

/** Removes all that was kept of the account that the user of this tab acted in. */
export function clearImpersonation(): void {
  storage.impersonation.clear();
  for (const key of personalKeys) areas.session.removeItem(personalKey(key));
}

/** Forgets what was being done as well: for somebody who leaves, not for somebody whose key ran out. */
export function clearUserData(): void {
  storage.user.clear();
  storage.profileLanguage.clear();
  clearTabData();
  storage.pendingBackups.clear();
  storage.unfinishedUploads.clear();
  storage.activity.clear();
}

/** Forgets what was being done in this tab alone. */
export function clearTabData(): void {
  storage.drafts.clear();
  storage.openDialog.clear();
  storage.vaultSession.clear();
}

/** Calls back when another tab signs out (or in as somebody else), so that no tab goes on with a dead key. */
export const onSessionChangedElsewhere = (changed: () => void): (() => void) =>
  onChangedElsewhere(storageKeys.apiKey, changed);

function onChangedElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
