import {
  clearActing,
  entry,
  onChangedElsewhere,
  personal,
  setActing,
  storageKeys,
  watched,
  word,
} from './storageEntries.js';
import type {
  Activity,
  Impersonation,
  ImpersonationNotice,
  PaymentRecord,
  PendingBackup,
  PendingSignIn,
  SavedApiKey,
  UnfinishedUpload,
} from './storedTypes.js';

export { keepInMemory, storageKeys } from './storageEntries.js';
export type * from './storedTypes.js';

/**
 * Everything the console keeps in the browser (specification: account and billing, section 3, "Stored client values"). The
 * secrets are the API keys, the impersonation token and what a sign-in began with.
 */
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
  /** Whether this tab showed notices about the billing account: the next page keeps their room. */
  accountNotices: personal<boolean>('session', 'livery.accountNotices'),
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

/** Begins a page: from now on `personal` entries are those of whoever it works for. */
export function beginPage(): void {
  setActing(storage.impersonation.get() !== undefined);
}

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
  clearActing();
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
  storage.accountNotices.clear();
}

/** Calls back when another tab signs out (or in as somebody else), so that no tab goes on with a dead key. */
export const onSessionChangedElsewhere = (changed: () => void): (() => void) =>
  onChangedElsewhere(storageKeys.apiKey, changed);
