import { describe, expect, it } from 'vitest';
import {
  canImpersonate,
  checkGrantee,
  checkShareEnd,
  countInvitations,
  delegatesPrivileges,
  hasEnded,
  invitedTo,
  shareEnd,
} from './access.js';

const now = Date.UTC(2026, 2, 14, 9, 26, 53);

describe('who is invited', () => {
  it.each([
    ['', ['required']],
    ['jaan', ['email-malformed']],
    ['jaan@saar', ['email-malformed']],
    ['jaan@saar.example, kadri@saar.example', ['email-malformed']],
    ['Jaan <jaan@saar.example>', ['email-malformed']],
    [' MARI@tamm.example ', ['grantee-self']],
    ['Kadri@saar.example', ['grantee-invited']],
    ['jaan@saar.example', []],
    ['jaan.õ+access@sub.saar.example', []],
  ])('%o: %o', (text, codes) => {
    const found = checkGrantee(text, { own: 'mari@tamm.example', invited: ['kadri@saar.example'] });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the end of a share', () => {
  it.each([
    ['none', 'unlimited', undefined],
    ['some days', { days: 7 }, '2026-03-21 09:26:53'],
    ['no date', { date: 'soon' }, undefined],
    ['a year alone', { date: '2027' }, undefined],
    ['a month alone', { date: '2027-05' }, undefined],
    ['a time with it', { date: '2027-05-01T10:00' }, undefined],
    ['a day that there is not', { date: '2027-02-30' }, undefined],
    ['a month that there is not', { date: '2027-13-01' }, undefined],
  ] as const)('with %s', (_, duration, end) => {
    expect(shareEnd(duration, now)).toBe(end);
  });

  it('on a date is the end of the day where the person is', () => {
    const end = shareEnd({ date: '2026-04-01' }, now) ?? '';
    expect(new Date(`${end.replace(' ', 'T')}Z`).getTime()).toBe(new Date(2026, 3, 1, 23, 59, 59).getTime());
  });

  it.each([
    ['2026-03-14 09:26:53', ['share-end-past'], true],
    ['2026-03-14 09:26:54', [], false],
    ['next week', [], false],
  ])('%s', (expires_at, codes, ended) => {
    expect(checkShareEnd(expires_at, now).map(({ code }) => code)).toEqual(codes);
    expect(hasEnded({ expires_at }, now)).toBe(ended);
  });

  it('is never over without one', () => {
    expect([hasEnded({}, now), hasEnded({ expires_at: null }, now)]).toEqual([false, false]);
  });
});

it('an invitation is acted on only once it is accepted', () => {
  const [pending, accepted] = [{ is_accepted: false }, { is_accepted: true }];
  expect(canImpersonate(pending)).toEqual({ allowed: false, reason: 'invitation-pending' });
  expect(canImpersonate(accepted)).toEqual({ allowed: true });
});

it('invitations are counted by what became of them; whose share has ended may be invited anew', () => {
  const one = {
    uuid: 'a',
    grantee_username: 'jaan@saar.example',
    is_accepted: true,
    created_at: '2026-03-01 10:00:00',
  };
  const ended = { ...one, grantee_username: 'liis@saar.example', expires_at: '2026-03-08 10:00:00' };
  const impersonations = [one, { ...one, is_accepted: false }, one, ended, { ...ended, is_accepted: false }];
  expect(countInvitations({ impersonations }, now)).toEqual({ accepted: 2, pending: 1 });
  expect(new Set(invitedTo({ impersonations }, now))).toEqual(new Set([one.grantee_username]));
});

it.each([
  [true, null, true],
  [true, undefined, true],
  [true, 1201, false],
  [false, null, false],
])('privileges go along: administrator %s, account %s: %s', (isAdministrator, account, expected) => {
  expect(delegatesPrivileges(isAdministrator, account)).toBe(expected);
});
