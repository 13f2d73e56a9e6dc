import { describe, expect, it } from 'vitest';
import { draftOf, isUntouched, newDiskSize, startingValues, untouched } from './form.js';
import { goodKey } from './testing.js';
import { generatePassword } from './generatePassword.js';
import { checkPassword } from '@livery/api/domain/vmValidation';

describe('the draft', () => {
  const values = {
    ...untouched,
    location: 'tll',
    extraDisks: [{ sizeGb: 30 }, { sizeGb: null }],
    memoryGb: null,
    publicIp: false,
    name: 'web',
    publicKey: goodKey,
    password: 'Sommer2026',
    cloudInit: 'token: secret',
  };

  it('brings back what was typed', () => {
    const kept: Record<string, unknown> = JSON.parse(JSON.stringify(draftOf(values)));
    expect(startingValues(kept)).toEqual({ ...values, password: '', cloudInit: '' });
  });

  it('holds no secret', () => {
    expect(JSON.stringify(draftOf(values))).not.toMatch(/Sommer2026|secret/);
  });

  it('holds no private key that was taken for the public one', () => {
    const publicKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk';
    expect(JSON.stringify(draftOf({ ...values, publicKey }))).not.toMatch(/PRIVATE|b3Blbn/);
  });

  it.each([
    ['nothing', {}],
    [
      'other kinds of values',
      { location: 1, vcpu: '2', extraDisks: 'many', publicKey: 7, publicIp: 'yes', description: null, more: true },
    ],
  ])('of %s is an untouched form', (_, draft) => {
    const started = startingValues(draft);
    expect(started).toEqual(untouched);
    expect(isUntouched(started)).toBe(true);
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

it('generated passwords meet the rules and differ', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  expect(passwords.flatMap(checkPassword)).toEqual([]);
  expect(new Set(passwords).size).toBe(50);
});
