import { describe, expect, it } from 'vitest';
import { restoreDraft, saveDraft } from '#shared/form/draft.js';
import { openPage } from '#testing/services.js';
import { goodKey } from './testing.js';
import { defaultValues, draft, newDiskSize } from './values.js';

describe('the draft', () => {
  const values = {
    ...defaultValues,
    location: 'tll',
    extraDisks: [{ sizeGb: 30 }, { sizeGb: null }],
    memoryGb: null,
    publicIp: false,
    name: 'web',
    publicKey: goodKey,
    password: 'Sommer2026',
    cloudInit: 'token: secret',
  };

  it('brings back what was typed, without the secrets', () => {
    const page = openPage();
    saveDraft(page, draft, values);
    expect(restoreDraft(page, draft.name, defaultValues)).toEqual({ ...values, password: '', cloudInit: '' });
  });

  it('holds no private key that was taken for the public one', () => {
    const page = openPage();
    saveDraft(page, draft, { ...values, publicKey: '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk' });
    expect(restoreDraft(page, draft.name, defaultValues)).toMatchObject({ name: 'web', publicKey: '' });
  });
});

it.each([
  [{}, 20],
  [{ min: 10, max: 2000 }, 20],
  [{ min: 50 }, 50],
  [{ max: 15 }, 15],
])('a new disk within %o has %i GB', (limits, size) => {
  expect(newDiskSize(limits)).toBe(size);
});
