import { describe, expect, it } from 'vitest';
import { checkBillingField, checkBillingFields, checkDocument, visibleBillingFields } from './billingForm.js';

const setting = (
  field: 'email' | 'country' | 'lang' | 'city' | 'title' | 'county',
  required = false,
  visible = true,
) => ({
  field,
  required,
  visible,
});

describe('the fields of a billing account', () => {
  it('are those that the configuration shows, and the title before them', () => {
    const shown = visibleBillingFields([setting('email', true), setting('county', false, false), setting('title')]);
    expect(shown.map(({ field, required }) => [field, required])).toEqual([
      ['title', true],
      ['email', true],
    ]);
  });

  it.each([
    ['email', 'a@b.example', undefined],
    ['email', 'a@b', 'email-malformed'],
    ['email', '', undefined],
    ['country', 'EE', undefined],
    ['country', 'EST', 'country-malformed'],
    ['country', 'E1', 'country-malformed'],
    ['lang', '', undefined],
    ['lang', 'et', undefined],
    ['lang', 'est', undefined],
    ['lang', 'e', 'language-malformed'],
    ['lang', 'estonian', 'language-malformed'],
    ['city', 'Tartu', undefined],
  ] as const)('%s: %o', (field, value, code) => {
    expect(checkBillingField(setting(field), value)[0]?.code).toBe(code);
  });

  it('can be emptied where they are optional, but for a country', () => {
    const before = { email: 'a@b.example', country: 'EE', city: 'Tartu' };
    const settings = [setting('email'), setting('country'), setting('city')];
    const emptied = { title: 'Acme', email: '', country: '', city: '' };
    expect(checkBillingFields(settings, emptied, before)).toMatchObject({
      email: [],
      country: [{ code: 'country-irremovable' }],
      city: [],
    });
    expect(checkBillingFields(settings, emptied)).toMatchObject({ country: [] });
  });

  it('are required by the configuration, and the title always', () => {
    const issues = checkBillingFields([setting('email', true)], { title: ' ', city: '' });
    expect(issues).toEqual({ title: [{ code: 'required' }], email: [{ code: 'required' }] });
  });
});

it.each([
  ['id-card.pdf', 1000, undefined],
  ['scan.JPG', 2 * 1024 * 1024, undefined],
  ['scan.jpg', 2 * 1024 * 1024 + 1, 'document-too-large'],
  ['letter.docx', 1000, 'document-type-unknown'],
  ['noextension', 1000, 'document-type-unknown'],
])('a document %s of %i bytes', (name, size, code) => {
  expect(checkDocument({ name, size })[0]?.code).toBe(code);
});
