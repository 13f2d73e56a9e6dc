import { afterEach, describe, expect, it } from 'vitest';
import { clearDraft, restoreDraft, saveDraft } from '#kit';
import { goodKey } from './testing.js';
import { defaultValues, draft, newDiskSize } from './values.js';

describe('the draft', () => {
  afterEach(() => clearDraft(draft.name));

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
    saveDraft(draft, values);
    expect(restoreDraft(draft.name, defaultValues)).toEqual({ ...values, password: '', cloudInit: '' });
  });

  it('holds no private key that was taken for the public one', () => {
    saveDraft(draft, { ...values, publicKey: '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk' });
    expect(restoreDraft(draft.name, defaultValues)).toMatchObject({ name: 'web', publicKey: '' });
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
