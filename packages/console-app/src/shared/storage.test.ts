import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, onSessionChangedElsewhere, storageKeys } from './storage.js';
import { browserAreas } from './storageEntries.js';

/** What a browser stores, up to a number of characters. */
function fakeStorage(room = Infinity) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...values].filter(([one]) => one !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

type Fake = ReturnType<typeof fakeStorage>;

/** What a page keeps that begins with these storages. */
function storageWith(local: Fake, session: Fake = fakeStorage()) {
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return createStorage(browserAreas());
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const config = { at: 1, value: { siteName: 'x'.repeat(500) } };

describe('what is kept', () => {
  it('counts as not kept where it is a mode that nobody knows, as of another version', () => {
    const local = fakeStorage();
    const storage = storageWith(local);
    local.setItem(storageKeys.mode, '"dark"');
    expect(storage.mode.get()).toBeUndefined();
    storage.mode.set('dark');
    expect(storage.mode.get()).toBe('dark');
  });

  it('is there for the next page, until it is cleared', () => {
    const local = fakeStorage();
    const storage = storageWith(local);
    expect(storage.apiKey.get()).toBeUndefined();
    storage.apiKey.set('demo');
    storage.mode.set('dark');
    expect([...local.values.values()]).toEqual(['"demo"', 'dark']);
    const next = storageWith(local);
    expect([next.apiKey.get(), next.mode.get()]).toEqual(['demo', 'dark']);
    next.apiKey.clear();
    next.mode.clear();
    expect(local.values.size).toBe(0);
  });

  it('ends with the tab where it belongs to the tab', () => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    const storage = storageWith(local, session);
    storage.drafts.set({ vm: { name: 'web-3' } });
    storage.impersonation.set({ token: 't', owner: 'o', returnPath: '/app/' });
    expect([local.values.size, session.values.size]).toEqual([0, 2]);
  });

  it('is nothing where it is not the JSON that was written, and is removed', () => {
    const local = fakeStorage();
    const storage = storageWith(local);
    local.values.set(storageKeys.uiConfig, '{"at": 1, "val');
    expect(storage.uiConfig.get()).toBeUndefined();
    expect(local.values.has(storageKeys.uiConfig)).toBe(false);
  });

  it('is removed by signing out, but for what belongs to the browser', () => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    const storage = storageWith(local, session);
    storage.apiKey.set('demo');
    storage.impersonation.set({ token: 't', owner: 'o', returnPath: '/app/' });
    storage.returnPath.set({ path: '/app/compute' });
    storage.drafts.set({ vm: { name: 'web-3' } });
    storage.vaultSession.set('session-of-one-user');
    storage.pendingBackups.set([{ location: 'jhv', uuid: '1' }]);
    storage.language.set('et');
    storage.clearSession();
    storage.clearUserData();
    expect([...local.values.keys(), ...session.values.keys()]).toEqual(['livery.language']);
  });
});

describe('a browser that is full', () => {
  it('lets the configuration go to keep a key', () => {
    const local = fakeStorage(550);
    const storage = storageWith(local);
    storage.uiConfig.set(config);
    storage.apiKey.set('a-rather-long-key');
    expect(storage.apiKey.get()).toBe('a-rather-long-key');
    expect(storage.uiConfig.get()).toBeUndefined();
    expect(storageWith(local).apiKey.get()).toBe('a-rather-long-key');
  });

  it('still lasts, as long as a key can be kept', () => {
    expect([storageWith(fakeStorage(550)).lasts(), storageWith(fakeStorage(0)).lasts()]).toEqual([true, false]);
  });

  it('still has what it had, and keeps what is new as long as the page', () => {
    const local = fakeStorage(8);
    local.values.set('livery.apiKey', '"demo"');
    const storage = storageWith(local, fakeStorage(0));
    expect(storage.apiKey.get()).toBe('demo');
    storage.uiConfig.set(config);
    expect(storage.uiConfig.get()).toEqual(config);
    storage.drafts.set({ vm: { name: 'w' } });
    storage.drafts.set({ vm: { name: 'we' } });
    expect(storage.drafts.get()).toEqual({ vm: { name: 'we' } });
    storage.drafts.clear();
    expect(storage.drafts.get()).toBeUndefined();
    expect(storageWith(local).uiConfig.get()).toBeUndefined();
  });

  it('does not bring back an old value in place of one that it could not keep', () => {
    const local = fakeStorage(10);
    const storage = storageWith(local);
    storage.language.set('et');
    storage.language.set('a-long-language');
    expect(storage.language.get()).toBe('a-long-language');
    expect(storageWith(local).language.get()).toBeUndefined();
  });

  it('keeps a value again once there is room', () => {
    const local = fakeStorage(0);
    const storage = storageWith(local);
    storage.language.set('et');
    local.setItem = (key, value) => void local.values.set(key, value);
    storage.language.set('en');
    expect(storage.language.get()).toBe('en');
    expect(storageWith(local).language.get()).toBe('en');
  });
});

describe('a browser that refuses storage', () => {
  it.each([
    [
      'throws where it is only looked at',
      {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      },
    ],
    ['has none', { value: null }],
  ])('and %s keeps everything as long as the page', (_, property) => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, kind, { configurable: true, ...property });
    }
    const storage = createStorage(browserAreas());
    storage.apiKey.set('demo');
    storage.signup.set(true);
    expect([storage.apiKey.get(), storage.signup.get(), storage.lasts()]).toEqual(['demo', true, false]);
    for (const kind of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, kind);
  });
});

describe('another tab', () => {
  it('is heard when it signs out or clears everything, and not when it changes something else', () => {
    const changed = vi.fn<() => void>();
    const stop = onSessionChangedElsewhere(changed);
    const [[, listen]] = vi.mocked(addEventListener).mock.calls as unknown as [[string, (event: object) => void]];
    listen({ key: 'livery.mode' });
    expect(changed).not.toHaveBeenCalled();
    listen({ key: 'livery.apiKey' });
    listen({ key: null });
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    expect(removeEventListener).toHaveBeenCalledWith('storage', listen);
  });
});
