import type { IssueCode, ReasonCode } from '../generated/texts.js';
import type { AccessDelegation, AccessImpersonation } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import type { Issue } from './issue.js';
import { formatTimestamp, readTimestamp } from './timestamps.js';

type AccessReason = ReasonCode<'access'>;
type AccessIssue = Issue<IssueCode<'access'> | 'required' | 'email-malformed'>;

/** Only what can be no address: the provider decides about the rest. */
const email = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/;

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * What is wrong with the email address of somebody to invite (specification: account and billing, section 5); `own` is
 * the address of who invites, `invited` are those of the delegation.
 */
export function checkGrantee(
  text: string,
  { own, invited = [] }: { own?: string | undefined; invited?: readonly string[] } = {},
): AccessIssue[] {
  const address = text.trim();
  if (address === '') return [{ code: 'required' }];
  if (!email.test(address)) return [{ code: 'email-malformed' }];
  if (own !== undefined && sameAddress(address, own)) return [{ code: 'grantee-self' }];
  return invited.some((one) => sameAddress(one, address)) ? [{ code: 'grantee-invited' }] : [];
}

/** What is wrong with the time at which a share is to end. `now` in ms since 1970. */
export function checkShareEnd(end: string | number, now: number): AccessIssue[] {
  const date = readTimestamp(end);
  return date && date.getTime() <= now ? [{ code: 'share-end-past' }] : [];
}

/** How long a share lasts: until it is removed, for some days, or to the end of a date (`YYYY-MM-DD`) of this time zone. */
export type ShareDuration = 'unlimited' | { days: number } | { date: string };

const day = 24 * 60 * 60 * 1000;

/** The end of a date (`YYYY-MM-DD`) of this time zone; undefined for what is written otherwise, and for a day that there is not. */
function endOfDate(date: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const end = new Date(`${date}T23:59:59`);
  // The 30th of February is read as the 2nd of March.
  return end.getDate() === Number(date.slice(-2)) ? end : undefined;
}

/** When a share ends, as the server takes it; undefined for one without an end, and for a date that is none. */
export function shareEnd(duration: ShareDuration, now: number): string | undefined {
  if (duration === 'unlimited') return undefined;
  if ('days' in duration) return formatTimestamp(new Date(now + duration.days * day));
  const end = endOfDate(duration.date.trim());
  return end && formatTimestamp(end);
}

/** Whether a temporary share is over at a time, in ms since 1970. One without an end, or with an unknown one, is not. */
export function hasEnded({ expires_at }: { expires_at?: string | number | null }, now: number): boolean {
  const end = expires_at === null || expires_at === undefined ? undefined : readTimestamp(expires_at);
  return end !== undefined && end.getTime() <= now;
}

/** Whether somebody may act for the owner: only after the invitation was accepted. */
export const canImpersonate = ({ is_accepted }: Pick<AccessImpersonation, 'is_accepted'>): Capability<AccessReason> =>
  is_accepted ? allowed : refused('invitation-pending');

type Invitations = Pick<AccessDelegation, 'impersonations'>;

const notEnded = ({ impersonations }: Invitations, now: number) => impersonations.filter((one) => !hasEnded(one, now));

/** The addresses that are invited to a delegation at a time: whose share has ended may be invited anew. */
export const invitedTo = (delegation: Invitations, now: number): string[] =>
  notEnded(delegation, now).map(({ grantee_username }) => grantee_username);

/** How many invitations of a delegation are pending and how many are accepted at a time; what has ended is neither. */
export function countInvitations(delegation: Invitations, now: number): { pending: number; accepted: number } {
  const current = notEnded(delegation, now);
  const accepted = current.filter(({ is_accepted }) => is_accepted).length;
  return { accepted, pending: current.length - accepted };
}

/**
 * Whether a delegation hands out an administrator's privileges: it is not restricted to a billing account, and its owner
 * is an administrator (specification: account and billing, section 6).
 */
export const delegatesPrivileges = (isAdministrator: boolean, billing_account_id: number | null | undefined): boolean =>
  isAdministrator && (billing_account_id === null || billing_account_id === undefined);
