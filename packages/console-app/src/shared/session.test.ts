import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUser } from '@livery/api/generated/operations/identity';
import { CredentialsError } from '@livery/api/errors';
import type { BrowserEnvironment } from './environment.js';
import { openPage } from '#testing/services.js';
import { createServer } from './server.js';
import { createLeaveGuards, type AskToLeave, type LeaveGuards } from './leaving/leaveGuards.js';
import type { Session } from './session.js';
import { memoryAreas, type ConsoleStorage, type StorageAreas } from './storage.js';

const address = { origin: 'https://site.test', pathname: '/app/compute', search: '', hash: '' };
const environment = {
  address,
  assign: vi.fn<BrowserEnvironment['assign']>(),
  replace: vi.fn<BrowserEnvironment['replace']>(),
  reload: vi.fn<BrowserEnvironment['reload']>(),
} as unknown as BrowserEnvironment;
const expired = new CredentialsError('Unauthorized', undefined, { status: 401 });

let areas: StorageAreas;
let storage: ConsoleStorage;
let session: Session;
let guards: LeaveGuards;

/** The page that is loaded next in this tab. */
function load(): void {
  const page = openPage({ ...environment, areas });
  ({ storage, session } = page);
  guards = page.get(createLeaveGuards);
}

beforeEach(() => {
  areas = memoryAreas();
  load();
  session.start('k-1', 1);
  load();
});
afterEach(() => vi.clearAllMocks());

it('keeps what was being done for the same user, whose key ran out', () => {
  const stop = session.onBeforeSignOut(() => storage.drafts.set({ vm: { name: 'web-3' } }));
  expect(session.endExpired(expired)).toBe(true);
  stop();
  expect([storage.apiKey.get(), storage.returnPath.get()]).toEqual([undefined, { path: '/app/compute', user: 1 }]);
  session.start('k-2', 1);
  expect(storage.drafts.get()).toEqual({ vm: { name: 'web-3' } });
  expect(environment.replace).toHaveBeenLastCalledWith('/app/compute');
});

it.each<[string, number | undefined]>([
  ['another user', 2],
  ['somebody of whom nobody knows who it is', undefined],
])('shows %s nothing of it', (_, user) => {
  storage.drafts.set({ vm: { name: 'web-3' } });
  session.endExpired(expired);
  session.start('k-2', user);
  expect([storage.drafts.get(), storage.user.get()]).toEqual([undefined, user]);
  // The address was of a resource of the user before.
  expect(environment.replace).toHaveBeenLastCalledWith('/app/');
});

it('leads anybody who signs in to the address that was opened', () => {
  session.signOut();
  load();
  session.rememberReturnPath('/app/compute?status=stopped');
  session.start('k-2', 2);
  expect(environment.replace).toHaveBeenLastCalledWith('/app/compute?status=stopped');
});

it('keeps nothing in a tab for a user who signed in in another, but for one who comes back', () => {
  const elsewhere = { lasting: areas.lasting, session: memoryAreas().session };
  storage.vaultSession.set('vault-of-1');
  openPage({ ...environment, areas: elsewhere }).session.endExpired(expired);
  load();
  openPage({ ...environment, areas: elsewhere }).session.start('k-2', 1);
  load();
  expect(storage.vaultSession.get()).toBe('vault-of-1');
  openPage({ ...environment, areas: elsewhere }).session.start('k-3', 2);
  load();
  expect([session.user(), storage.vaultSession.get()]).toEqual([2, undefined]);
});

describe('a language', () => {
  it.each([
    ['of the profile goes with the user', true, undefined],
    ['that was chosen in this browser stays', false, 'et'],
  ])('%s', (_, isProfiles, after) => {
    storage.language.set('et');
    if (isProfiles) storage.isProfilesLanguage.set(true);
    session.signOut();
    load();
    expect(storage.language.get()).toBe(after);
  });
});

describe('while work goes on that would be lost', () => {
  const ask = vi.fn<AskToLeave>();
  const left = vi.fn<() => void>();
  const leaving: Record<string, () => void> = {
    'logging out': () => session.signOut(),
    'opening an account': () => session.startActing('imp-1', 'liis@northwind.example'),
    'going back to the own account': () => session.stopActing(),
    'loading the page again': () => session.reload(),
  };
  beforeEach(() => {
    guards.guardWork(ask);
    session.onBeforeSignOut(left);
  });

  it.each(Object.keys(leaving))('%s asks first', (what) => {
    leaving[what]?.();
    expect([ask.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
    expect([session.isSignedIn(), session.actingFor()]).toEqual([true, undefined]);
    const [[goOn]] = ask.mock.calls as [[() => void]];
    goOn();
    expect(left).toHaveBeenCalledOnce();
  });

  it('the end of the session does not ask, nor does a log-out where nothing can be asked', () => {
    session.endExpired(expired);
    expect([ask.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
    load();
    session.start('k-1', 1);
    load();
    guards.guardWork(ask);
    session.signOutUnasked();
    expect([ask.mock.calls.length, session.isSignedIn()]).toEqual([0, false]);
  });
});

describe('while a draft is being filled in', () => {
  const ask = vi.fn<AskToLeave>();
  let end: () => void;
  beforeEach(() => {
    session.startActing('imp-1', 'liis@northwind.example');
    load();
    vi.clearAllMocks();
    storage.drafts.set({ vm: { name: 'web-3' } });
    end = guards.guardDraft(ask);
  });
  const isLeft = () => storage.drafts.get() === undefined && vi.mocked(environment.assign).mock.calls.length === 1;

  it.each<[string, () => void]>([
    ['logging out', () => session.signOut()],
    ['going back to the own account', () => session.stopActing()],
  ])('%s, which forgets it, asks first', (_, leave) => {
    leave();
    expect([ask.mock.calls.length, isLeft()]).toEqual([1, false]);
    const [[goOn]] = ask.mock.calls as [[() => void]];
    goOn();
    expect(isLeft()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['what keeps it', () => session.reload()],
    ['the end of the session', () => session.endExpired(expired)],
    ['a log-out where nothing can be asked', () => session.signOutUnasked()],
    ['another screen', () => guards.leaveScreen(() => undefined)],
  ])('%s does not ask', (_, leave) => {
    leave();
    expect(ask).not.toHaveBeenCalled();
  });

  it('work is asked about first, then the draft', () => {
    const askOfWork = vi.fn<AskToLeave>();
    guards.guardWork(askOfWork);
    session.signOut();
    expect([askOfWork.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
    askOfWork.mock.calls[0]?.[0]();
    expect([askOfWork.mock.calls.length, ask.mock.calls.length, isLeft()]).toEqual([1, 1, false]);
    ask.mock.calls[0]?.[0]();
    expect(isLeft()).toBe(true);
  });

  it('a screen that would lose it as well asks alone', () => {
    const askOfScreen = vi.fn<AskToLeave>();
    guards.guardScreen({ ask: askOfScreen });
    session.signOut();
    askOfScreen.mock.calls[0]?.[0]();
    expect([askOfScreen.mock.calls.length, ask.mock.calls.length, isLeft()]).toEqual([1, 0, true]);
  });

  it('what is sent or emptied meanwhile is not asked about', () => {
    end();
    session.signOut();
    expect([ask.mock.calls.length, isLeft()]).toEqual([0, true]);
  });
});

describe('a page keeps to the session that it began with', () => {
  /** What another tab did to the stored session. */
  const elsewhere: Record<string, () => void> = {
    'somebody else signed in': () => {
      storage.user.set(2);
      storage.apiKey.set('k-of-another');
    },
    'its user logged out': () => {
      storage.user.clear();
      storage.apiKey.clear();
    },
  };

  it.each(Object.keys(elsewhere))('sends nothing after %s in another tab', async (what) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ id: 1 })));
    const page = openPage({ ...environment, fetch, areas });
    const server = createServer(page);
    await server.read(getUser, {});
    const [[request]] = fetch.mock.calls as unknown as [[Request]];
    expect(request.headers.get('apikey')).toBe('k-1');
    elsewhere[what]?.();
    await expect(server.read(getUser, {})).rejects.toMatchObject({ kind: 'not-sent' });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session.user()).toBe(1);
    expect(session.ownsSharedWork()).toBe(false);
  });

  it('does not end the session of another user over its own key', () => {
    elsewhere['somebody else signed in']?.();
    expect(session.endExpired(expired)).toBe(false);
    expect(storage.apiKey.get()).toBe('k-of-another');
  });
});

describe('what is done when the stored session is another one', () => {
  const events = new EventTarget();
  const root = { style: { visibility: '' } };
  const show = (persisted: boolean): void =>
    void events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('document', { documentElement: root });
    root.style.visibility = '';
    stop = session.follow();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('shows a page of an ended session that comes back from the cache of the browser no more: it is loaded again', () => {
    session.signOut();
    events.dispatchEvent(new Event('pagehide'));
    show(true);
    expect(root.style.visibility).toBe('hidden');
    expect(environment.reload).toHaveBeenCalledOnce();
  });

  it('shows a page that comes back while its session goes on', () => {
    events.dispatchEvent(new Event('pagehide'));
    expect(root.style.visibility).toBe('hidden');
    show(true);
    expect(root.style.visibility).toBe('');
    expect(environment.reload).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['its user signed in', () => session.start('k-1', 1)],
    ['somebody loaded it again', () => session.reload()],
  ])('loads a page again that was being left when it went into the cache: %s', (_, begin) => {
    begin();
    vi.mocked(environment.reload).mockClear();
    events.dispatchEvent(new Event('pagehide'));
    show(true);
    expect(root.style.visibility).toBe('hidden');
    expect(environment.reload).toHaveBeenCalledOnce();
  });

  it('keeps what is being done, stops asking whether to leave, and says why it is left, when the key ran out in another tab', () => {
    const off = session.onBeforeSignOut(() => storage.drafts.set({ vm: { name: 'web-3' } }));
    storage.apiKey.clear();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'livery.apiKey' }));
    off();
    expect(storage.drafts.get()).toEqual({ vm: { name: 'web-3' } });
    expect(environment.replace).toHaveBeenLastCalledWith('/app/?expired');
    expect(storage.returnPath.get()).toEqual({ path: '/app/compute', user: 1 });
  });

  it('goes back to the page where the session ended once its user has signed in in another tab', () => {
    stop();
    session.endExpired(expired);
    load();
    stop = session.follow();
    storage.apiKey.set('k-2');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'livery.apiKey' }));
    expect(environment.replace).toHaveBeenLastCalledWith('/app/compute');
    expect(storage.returnPath.get()).toBeUndefined();
  });

  it('keeps nothing in this tab when the user logged out in another', () => {
    const off = session.onBeforeSignOut(() => storage.drafts.set({ vm: { name: 'web-3' } }));
    storage.user.clear();
    storage.apiKey.clear();
    events.dispatchEvent(new Event('focus'));
    off();
    expect(storage.drafts.get()).toBeUndefined();
    expect(environment.reload).toHaveBeenCalledOnce();
  });
});

it.each(['//evil.example/', 'https://evil.example/app/', '/other', '/apple'])(
  'never goes to %s after signing in',
  (path) => {
    session.rememberReturnPath(path);
    expect(storage.returnPath.get()).toBeUndefined();
    storage.returnPath.set({ path });
    session.start('k-1', 1);
    expect(environment.replace).toHaveBeenLastCalledWith('/app/');
  },
);

describe('in the account of another', () => {
  const activity = (id: string) => [{ id, operation: 'startVm', startedAt: 1, state: 'done' as const }];

  /** Starts from a page with a search, and loads what follows. */
  function act(): void {
    storage.drafts.set({ vm: { name: 'own' } });
    storage.activity.set(activity('own'));
    session.startActing('imp-1', 'liis@northwind.example');
    load();
  }

  it('begins at the root with the token of the other, and remembers the path', () => {
    act();
    expect(environment.assign).toHaveBeenLastCalledWith('/app/');
    expect([session.actingFor(), storage.impersonation.get()?.returnPath]).toEqual([
      'liis@northwind.example',
      '/app/compute',
    ]);
    expect(session.credentials()).toEqual({ apiKey: 'k-1', impersonationToken: 'imp-1' });
  });

  it('keeps drafts, activity and the user apart, and leaves nothing of the other behind', () => {
    act();
    session.noteUser(79);
    expect([session.user(), storage.user.get(), session.ownsSharedWork()]).toEqual([79, 1, true]);
    expect([storage.drafts.get(), storage.activity.get()]).toEqual([undefined, undefined]);
    storage.drafts.set({ vm: { name: 'theirs' } });
    storage.activity.set(activity('theirs'));

    session.stopActing();
    expect(environment.assign).toHaveBeenLastCalledWith('/app/compute');
    load();
    expect([storage.drafts.get(), storage.activity.get()]).toEqual([{ vm: { name: 'own' } }, activity('own')]);
    expect(session.credentials()).toEqual({ apiKey: 'k-1', impersonationToken: undefined });

    act();
    expect([storage.drafts.get(), storage.activity.get()]).toEqual([undefined, undefined]);
  });

  it.each(['//evil.example/', ''])('ends at the root where the path it began at is %j', (returnPath) => {
    act();
    storage.impersonation.set({ token: 'imp-1', owner: 'liis@northwind.example', returnPath });
    session.stopActing();
    expect(environment.assign).toHaveBeenLastCalledWith('/app/');
    expect(storage.impersonation.get()).toBeUndefined();
  });

  it('is left with everything of both when the user logs out', () => {
    storage.pendingBackups.set([{ location: 'jhv', uuid: 'own' }]);
    storage.vaultSession.set('vault-of-1');
    act();
    storage.drafts.set({ vm: { name: 'theirs' } });
    session.signOut();
    load();
    const { drafts, activity: done, pendingBackups, vaultSession, user } = storage;
    expect([drafts, done, pendingBackups, vaultSession, user].map((one) => one.get())).toEqual(
      Array(5).fill(undefined),
    );
  });

  it.each([
    ['the user logs out', () => session.signOut()],
    ['another user logs in', () => session.start('k-2', 2)],
  ])('is not said to have ended once %s', (_, leave) => {
    act();
    session.endExpired(expired);
    load();
    leave();
    load();
    expect(storage.impersonationNotice.get()).toBeUndefined();
  });

  it('is not begun with a token that came after somebody else had signed in', () => {
    const page = session;
    storage.user.set(2);
    storage.apiKey.set('k-of-another');
    page.startActing('imp-1', 'liis@northwind.example');
    load();
    expect([session.actingFor(), session.credentials().impersonationToken]).toEqual([undefined, undefined]);
  });

  it('ends with the access, and the user stays signed in', () => {
    act();
    expect(session.endExpired(expired)).toBe(true);
    expect([session.actingFor(), storage.apiKey.get()]).toEqual([undefined, 'k-1']);
    expect(storage.impersonationNotice.get()).toEqual({ kind: 'ended', owner: 'liis@northwind.example' });
  });

  describe('while the own key runs out in another tab', () => {
    /** What a page does that is gone back to. */
    function focus(): void {
      const events = new EventTarget();
      vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
      session.follow();
      vi.unstubAllGlobals();
      events.dispatchEvent(new Event('focus'));
    }
    /** Fills in a form there, and follows the other tab to the login page. */
    function loseKey(): void {
      act();
      session.noteUser(79);
      storage.drafts.set({ vm: { name: 'theirs' } });
      storage.apiKey.clear();
      focus();
      expect(environment.replace).toHaveBeenLastCalledWith('/app/?expired');
      load();
    }

    it('nobody acts, and the login page stays', () => {
      loseKey();
      expect([session.actingFor(), storage.drafts.get()]).toEqual([undefined, { vm: { name: 'own' } }]);
      expect(session.credentials()).toEqual({ apiKey: undefined, impersonationToken: undefined });
      vi.clearAllMocks();
      focus();
      expect([environment.replace, environment.reload].flatMap((leave) => vi.mocked(leave).mock.calls)).toEqual([]);
    });

    it('what was being done is there for the same user, who acts there again', () => {
      loseKey();
      session.start('k-2', 1);
      expect(environment.replace).toHaveBeenLastCalledWith('/app/compute');
      load();
      expect([session.actingFor(), session.user()]).toEqual(['liis@northwind.example', 79]);
      expect(storage.drafts.get()).toEqual({ vm: { name: 'theirs' } });
      session.stopActing();
      load();
      expect(storage.drafts.get()).toEqual({ vm: { name: 'own' } });
    });

    it.each([
      ['another user', 2],
      ['somebody of whom nobody knows who it is', undefined],
    ])('%s never sees it', (_, id) => {
      loseKey();
      session.start('k-2', id);
      load();
      expect([session.actingFor(), storage.impersonation.get(), storage.drafts.get()]).toEqual(
        Array(3).fill(undefined),
      );
      session.startActing('imp-2', 'liis@northwind.example');
      load();
      expect(storage.drafts.get()).toBeUndefined();
    });

    it('nothing of it is left where the user logged out there', () => {
      act();
      storage.user.clear();
      storage.apiKey.clear();
      load();
      expect(storage.impersonation.get()).toBeUndefined();
    });
  });

  it('is over for whoever signs in after', () => {
    act();
    storage.user.set(2);
    storage.apiKey.set('k-of-another');
    load();
    expect(session.credentials().impersonationToken).toBeUndefined();
    expect(session.actingFor()).toBeUndefined();
  });

  it('a page of the own account sends nothing once it has begun', () => {
    const own = session;
    load();
    session.startActing('imp-1', 'liis@northwind.example');
    expect(() => own.credentials()).toThrow(expect.objectContaining({ kind: 'not-sent' }));
  });
});
