import { setupI18n } from '@lingui/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { MessageLoader } from './messageLoader.js';

type Language = 'en' | 'et';

/** What was asked for and not answered yet, as `et list`. */
let open: Map<string, { answer: () => void; fail: () => void }>;
let i18n: ReturnType<typeof setupI18n>;
let loader: MessageLoader<Language>;

beforeEach(() => {
  open = new Map();
  i18n = setupI18n();
  loader = new MessageLoader<Language>(
    i18n,
    (part, language) =>
      new Promise((resolve, reject) => {
        const key = `${language} ${part}`;
        const close = (settle: () => void) => () => {
          open.delete(key);
          settle();
        };
        open.set(key, {
          answer: close(() => resolve({ [part]: key })),
          fail: close(() => reject(new Error(`no ${key}`))),
        });
      }),
    'start',
  );
});

const flushPromises = () => new Promise((done) => setTimeout(done));

/** Answers what is asked for now, or the named ones of it. */
async function answer(...keys: string[]): Promise<void> {
  await flushPromises();
  for (const key of keys.length > 0 ? keys : open.keys()) open.get(key)?.answer();
  await flushPromises();
}

async function begin(language: Language): Promise<void> {
  const activated = loader.activate(language);
  await answer();
  await activated;
}

async function use(part: string): Promise<void> {
  const used = loader.load(part);
  await answer();
  await used;
}

describe('a part', () => {
  it('waits for a language to be chosen, not for it to come into force', async () => {
    const used = loader.load('list');
    await flushPromises();
    expect([...open.keys()]).toEqual([]);
    const activated = loader.activate('et');
    await flushPromises();
    expect([...open.keys()].toSorted()).toEqual(['et list', 'et start']);
    await answer('et list');
    await used;
    expect(i18n.locale).toBe('');
    await answer();
    expect(await activated).toBe(true);
    expect(i18n.messages).toEqual({ start: 'et start', list: 'et list' });
  });

  it('does not hold the first language back, nor does one that cannot be had', async () => {
    const used = loader.load('list');
    const activated = loader.activate('en');
    await answer('en start');
    expect(await activated).toBe(true);
    open.get('en list')?.fail();
    await expect(used).rejects.toThrow('no en list');
    expect(i18n.locale).toBe('en');
  });

  it('is fetched once, and again after a failure', async () => {
    await begin('en');
    const first = loader.load('list');
    const second = loader.load('list');
    await flushPromises();
    expect(open.size).toBe(1);
    open.get('en list')?.fail();
    await expect(first).rejects.toThrow('no en list');
    await expect(second).rejects.toThrow('no en list');
    await use('list');
    expect(i18n.messages['list']).toBe('en list');
    await loader.load('list');
    expect(open.size).toBe(0);
  });

  it('makes nothing render again, because nothing that is shown has new messages', async () => {
    await begin('en');
    let changes = 0;
    i18n.on('change', () => (changes += 1));
    await use('list');
    expect(changes).toBe(0);
    expect(i18n._('list')).toBe('en list');
  });
});

describe('a change of language', () => {
  it('waits for every part in use', async () => {
    await begin('en');
    await use('list');
    const activated = loader.activate('et');
    await answer('et start');
    expect(i18n.locale).toBe('en');
    await answer('et list');
    expect(await activated).toBe(true);
    expect(i18n.messages).toEqual({ start: 'et start', list: 'et list' });
  });

  it('waits for a part that comes into use meanwhile', async () => {
    await begin('en');
    const activated = loader.activate('et');
    await flushPromises();
    const used = loader.load('list');
    await answer('en list');
    await used;
    await answer('et start');
    expect(i18n.locale).toBe('en');
    await answer('et list');
    expect(await activated).toBe(true);
    expect(i18n.messages).toEqual({ start: 'et start', list: 'et list' });
  });

  it('makes a part that is still on its way come in the new language', async () => {
    await begin('en');
    const used = loader.load('list');
    await flushPromises();
    const activated = loader.activate('et');
    await answer('et start');
    expect(await activated).toBe(true);
    await answer('en list');
    await answer('et list');
    await used;
    expect(i18n.messages).toEqual({ start: 'et start', list: 'et list' });
  });

  it('that fails leaves the language before in force, and can be tried again', async () => {
    await begin('en');
    const activated = loader.activate('et');
    await flushPromises();
    open.get('et start')?.fail();
    await expect(activated).rejects.toThrow('no et start');
    expect(i18n.locale).toBe('en');
    await use('list');
    expect(i18n.messages['list']).toBe('en list');
    await begin('et');
    expect(i18n.messages).toEqual({ start: 'et start', list: 'et list' });
  });

  it('of two the last wins, whichever comes first', async () => {
    await begin('en');
    const toEstonian = loader.activate('et');
    const back = loader.activate('en');
    expect(await back).toBe(true);
    await answer();
    expect(await toEstonian).toBe(false);
    expect(i18n.locale).toBe('en');
  });
});
