import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#testing/services.js';
import type { Services } from '../services.js';
import {
  changedFields,
  clearDraft,
  clearSentDraft,
  isChanged,
  restoreDraft,
  saveDraft,
  sessionDraft,
  type Draft,
} from './draft.js';

interface Values {
  zone: string | null;
  size: number | null;
  shared: boolean;
  note: string;
  ports: { from: number | null }[];
  secret: string;
}

const defaults: Values = { zone: null, size: 20, shared: true, note: '', ports: [], secret: '' };
const draft: Draft<Values> = { name: 'thing', omit: ['secret'] };

let page: Services;
beforeEach(() => {
  page = openPage();
});

describe('a draft', () => {
  const values: Values = {
    zone: 'b',
    size: null,
    shared: false,
    note: 'half done',
    ports: [{ from: 80 }, { from: null }],
    secret: 'Sommer2026',
  };

  it('brings back what was typed, and holds no secret', () => {
    saveDraft(page, draft, values);
    expect(restoreDraft(page, 'thing', defaults)).toEqual({ ...values, secret: '' });
    expect(JSON.stringify(page.storage.drafts.get())).not.toContain('Sommer2026');
  });

  it('brings a number back where the field begins empty, as NaN', () => {
    saveDraft(page, { name: 'thing', omit: [] }, { amount: 50 });
    expect(restoreDraft(page, 'thing', { amount: NaN })).toEqual({ amount: 50 });
  });

  it('holds no field in which a private key stands, in a row neither', () => {
    const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz\n-----END OPENSSH PRIVATE KEY-----';
    const initial = { name: '', publicKey: '', files: [{ path: '', text: '' }] };
    const typed = { name: 'web', publicKey: key, files: [{ path: '/etc/key', text: `content: ${key}` }] };
    saveDraft(page, { name: 'thing', omit: [] }, typed);
    expect(restoreDraft(page, 'thing', initial)).toEqual({ ...initial, name: 'web' });
    expect(JSON.stringify(page.storage.drafts.get())).not.toContain('b3BlbnNz');
  });

  it('is forgotten once it was sent, but not what was typed meanwhile', () => {
    saveDraft(page, draft, { ...values, note: 'the next one' });
    clearSentDraft(page, draft, { sent: values, defaults });
    expect(restoreDraft(page, 'thing', defaults).note).toBe('the next one');
    saveDraft(page, draft, values);
    clearSentDraft(page, draft, { sent: values, defaults });
    expect(restoreDraft(page, 'thing', defaults)).toEqual(defaults);
  });

  it('is for the user who typed it, and for nobody else', () => {
    page.session.noteUser(1);
    saveDraft(page, draft, values);
    page.session.noteUser(2);
    expect(restoreDraft(page, 'thing', defaults)).toEqual(defaults);
    saveDraft(page, { ...draft, name: 'other' }, values);
    page.session.noteUser(1);
    expect(JSON.stringify(page.storage.drafts.get() ?? [])).not.toContain('thing');
    expect(restoreDraft(page, 'other', defaults)).toEqual(defaults);
  });

  it('of any form of a place holds none of the fields that are called as secrets are', () => {
    const fields = { name: 'web', password: 'Sommer2026', newPassword: 'Sommer2027', api_token: 'Sommer2028' };
    const saved = sessionDraft('/compute rename vm-1', fields);
    saveDraft(page, saved, fields);
    expect(restoreDraft(page, saved.name, { name: '', password: '', newPassword: '', api_token: '' })).toEqual({
      name: 'web',
      password: '',
      newPassword: '',
      api_token: '',
    });
    expect(JSON.stringify(page.storage.drafts.get())).not.toContain('Sommer');
  });

  it('is gone once it was sent, and others are not', () => {
    saveDraft(page, draft, values);
    saveDraft(page, { ...draft, name: 'other' }, values);
    clearDraft(page, 'thing');
    expect(restoreDraft(page, 'thing', defaults)).toEqual(defaults);
    expect(restoreDraft(page, 'other', defaults).note).toBe('half done');
  });
});

describe('what another version of the console kept', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['values of another type', { zone: 1, size: '2', shared: 'yes', note: null, ports: 'many' }],
    ['fields that there are no more', { colour: 'red' }],
    ['rows that are none', { ports: [null, { from: { port: 80 } }] }],
    ['no object', 'half done'],
    ['a list', [{ zone: 'b' }]],
  ])('is the default where it is %s', (_, saved) => {
    page.storage.drafts.set({ thing: saved } as Parameters<Services['storage']['drafts']['set']>[0]);
    expect(restoreDraft(page, 'thing', defaults)).toEqual(defaults);
  });

  it('is the default where its rows lack a field that those of the default have', () => {
    page.storage.drafts.set({ thing: { ports: [{ from: 80 }] } });
    const newer = { ports: [{ id: 'first', from: 22 }] };
    expect(restoreDraft(page, 'thing', newer)).toEqual(newer);
  });

  it('stays where a row has an object in a field in which that of the default has nothing plain', () => {
    const unknown = { note: { by: 'ops' }, tags: ['a'] };
    const rules = [{ ports: '80', unknown }, { ports: '443' }];
    page.storage.drafts.set({ thing: { rules } });
    expect(restoreDraft(page, 'thing', { rules: [{ ports: '22' }] })).toEqual({ rules });
    expect(restoreDraft(page, 'thing', { rules: [{ ports: '22', unknown }] })).toEqual({ rules });
    const texts = { rules: [{ ports: '22', unknown: 'text' }] };
    expect(restoreDraft(page, 'thing', texts)).toEqual(texts);
  });

  it('stays where it fits', () => {
    page.storage.drafts.set({ thing: { zone: 'b', size: 'large' } });
    expect(restoreDraft(page, 'thing', defaults)).toEqual({ ...defaults, zone: 'b' });
  });
});

it('the same in other rows is no change', () => {
  const rows = [{ url: 'https://one.example', id: 'added' }];
  expect(isChanged(rows, [{ url: 'https://one.example', id: '0' }])).toBe(false);
  expect(isChanged(rows, [{ url: 'https://two.example', id: 'added' }])).toBe(true);
});

it('what could not be restored is not kept when the session ends', () => {
  const before = { title: '', document: null };
  const changed = changedFields({ title: 'Friend', document: { name: 'id-card.pdf', content: 'JVBERi0x' } }, before);
  expect(changed).toEqual({ title: 'Friend' });
});

it('what was left as it was follows the server when a form is restored, of a group of fields each', () => {
  const before = { texts: { city: 'Tartu', email: 'a@b.example' }, restricted: false };
  const changed = changedFields({ texts: { city: 'Narva', email: 'a@b.example' }, restricted: false }, before);
  saveDraft(page, sessionDraft('edit', before), changed);
  const now = { texts: { city: 'Tallinn', email: 'new@b.example' }, restricted: true };
  expect(restoreDraft(page, sessionDraft('edit', now).name, now)).toEqual({
    texts: { city: 'Narva', email: 'new@b.example' },
    restricted: true,
  });
});
