import { createEntries, onChangedElsewhere, storageKeys, type StorageAreas } from './storageEntries.js';
import type {
  Activity,
  Impersonation,
  ImpersonationNotice,
  PaymentRecord,
  PendingBackup,
  PendingSignIn,
  ReturnPath,
  SavedApiKey,
  UnfinishedUpload,
} from './storedTypes.js';

export { memoryAreas, storageKeys, type StorageAreas } from './storageEntries.js';
export type * from './storedTypes.js';

/**
 * Everything the console keeps in the browser (specification: account and billing, section 3, "Stored client values"). The
 * secrets are the API keys, the impersonation token and what a sign-in began with.
 */
export function createStorage(areas: StorageAreas) {
  const { entry, word, watched, personal, setActing, clearActing, clearPersonal } = createEntries(areas);
  const entries = {
    apiKey: entry<string>('lasting', storageKeys.apiKey),
    impersonation: entry<Impersonation>('session', 'livery.impersonation'),
    impersonationNotice: entry<ImpersonationNotice>('session', 'livery.impersonationNotice'),
    mockApi: entry<boolean>('lasting', 'livery.mockApi'),
    returnPath: entry<ReturnPath>('session', 'livery.returnPath'),
    referralCode: entry<string>('lasting', 'livery.referralCode'),
    /** Whether the login screen begins with the sign-up. */
    signup: entry<boolean>('lasting', 'livery.signup'),
    signIn: entry<PendingSignIn>('session', 'livery.signIn'),
    /** The sign-in that a tab tries out, in the place of the configured one; with the sandbox only. */
    identity: word<string>('session', 'livery.identity'),
    /** The last API key by the prefix of the API, for those who asked for it. */
    lastApiKeys: entry<Record<string, SavedApiKey>>('lasting', 'livery.lastApiKeys'),
    uiConfig: entry<{ at: number; value: unknown }>('lasting', storageKeys.uiConfig),
    mode: watched(word<'light' | 'dark'>('lasting', storageKeys.mode, ['light', 'dark'])),
    language: word<string>('lasting', storageKeys.language),
    /** The language of the user's profile as it was when it was last taken over. */
    profileLanguage: word<string>('lasting', 'livery.profileLanguage'),
    /** Whether `language` is that of a user's profile, and goes with the user; otherwise it was chosen in this browser. */
    isProfilesLanguage: entry<boolean>('lasting', 'livery.isProfilesLanguage'),
    displayCurrency: watched(word<string>('lasting', storageKeys.displayCurrency)),
    theme: word<string>('session', storageKeys.theme),
    /** The id of who is signed in or was last: what one user was doing is not for another. */
    user: entry<number>('lasting', storageKeys.user),
    /** The same of this tab, which may have slept while somebody else signed in. */
    tabUser: entry<number>('session', 'livery.tabUser'),
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
    /** The tab that was used last, of each section of the navigation whose own address leads to its tabs. */
    lastTabs: entry<Record<string, string>>('lasting', 'livery.lastTabs'),
    /** Uploads in parts that were begun and neither ended nor given up, so that a reload does not lose what was sent. */
    unfinishedUploads: watched(personal<readonly UnfinishedUpload[]>('lasting', 'livery.unfinishedUploads')),
    /** Whether this tab showed notices about the billing account: the next page keeps their room. */
    accountNotices: personal<boolean>('session', 'livery.accountNotices'),
    /** How far each entry of the browser's history was scrolled, in pixels. */
    scrollPositions: personal<Record<string, number>>('session', 'livery.scrollPositions'),
    pendingBackups: watched(personal<PendingBackup[]>('lasting', storageKeys.pendingBackups)),
    /** What was started in this browser, in any tab. */
    activity: watched(personal<Activity[]>('lasting', storageKeys.activity)),
    /** The payments of this browser, the latest first; of every user, who each see their own. */
    payments: watched(entry<PaymentRecord[]>('lasting', storageKeys.payments)),
    /** Session of the payment vault, one a browser session and user (specification: account and billing, section 3). */
    vaultSession: personal<string>('session', 'livery.vaultSession'),
    /** Id of the payment that this tab has shown last, or left for the bank: the one that it comes back from. */
    shownPayment: personal<string>('session', 'livery.shownPayment'),
  };

  const clearAll = (all: readonly { clear: () => void }[]): void => all.forEach((one) => one.clear());

  /** Removes all that was kept of the account that the user of this tab acted in. */
  function clearImpersonation(): void {
    entries.impersonation.clear();
    clearActing();
  }

  /** From now on the sandbox in this page answers, or the server again: each has a configuration of its own. */
  function setInPageApi(inPage: boolean): void {
    if ((entries.mockApi.get() ?? false) === inPage) return;
    entries.uiConfig.clear();
    if (inPage) entries.mockApi.set(true);
    else entries.mockApi.clear();
  }

  /** Forgets what was being done in this tab alone. */
  function clearTabData(): void {
    // Of no account that is acted in: it is written there, and read in the user's own.
    entries.impersonationNotice.clear();
    clearPersonal('session');
  }

  /** Says whose what is kept in this tab is, once that is known; what is kept of another user there is forgotten. */
  function setTabUser(id: number | undefined): void {
    if (id === undefined) return;
    if ((entries.tabUser.get() ?? id) !== id) clearTabData();
    entries.tabUser.set(id);
  }

  return {
    ...entries,
    clearImpersonation,
    setInPageApi,
    clearTabData,
    /** Whether what is kept is there for the next page: a browser may refuse to keep anything. */
    lasts: (): boolean => areas.lasting.lasts() && areas.session.lasts(),
    /** Begins a page: from now on `personal` entries are those of whoever it works for, of another where it is acting. */
    beginPage(acting: boolean): void {
      setTabUser(entries.user.get());
      setActing(acting);
    },
    /** Stores the id of who is signed in. */
    setUser(id: number): void {
      setTabUser(id);
      entries.user.set(id);
    },
    /** Forgets who was signed in; keeps what belongs to the browser: mode, language, the server's configuration. */
    clearSession(): void {
      setInPageApi(false);
      clearAll([entries.apiKey, entries.returnPath]);
      clearImpersonation();
    },
    /** Forgets what was being done as well: for somebody who leaves, not for somebody whose key ran out. */
    clearUserData(): void {
      if (entries.isProfilesLanguage.get()) entries.language.clear();
      clearAll([entries.user, entries.tabUser, entries.profileLanguage, entries.isProfilesLanguage]);
      clearTabData();
      clearPersonal('lasting');
    },
  };
}

export type ConsoleStorage = ReturnType<typeof createStorage>;

/** Calls back when another tab signs out (or in as somebody else), so that no tab goes on with a dead key. */
export const onSessionChangedElsewhere = (changed: () => void): (() => void) =>
  onChangedElsewhere(storageKeys.apiKey, changed);
