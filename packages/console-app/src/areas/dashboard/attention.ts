import type { BillingAccount } from '@livery/api/generated/types';
import { isSlow } from '@livery/api/queries/transitions';
import { type AlertRule, inTransition, type ResourceRows, transitionOf, type UnknownResource } from '#kit';

/** What is wrong with a billing account, the worst first (specification: account and billing, section 4). */
export type AccountProblem =
  | 'terminated'
  | 'frozen'
  | 'suspended'
  | 'limited'
  | 'in-debt'
  | 'low-balance'
  | 'pending-validation';

const tests: [AccountProblem, (account: BillingAccount) => boolean][] = [
  ['terminated', ({ restriction_level }) => restriction_level === 'TERMINATED'],
  ['frozen', ({ restriction_level }) => restriction_level === 'FROZEN'],
  ['suspended', ({ status }) => status === 'SUSPENDED'],
  ['limited', ({ restriction_level }) => restriction_level === 'LIMITED'],
  ['in-debt', ({ precalc_days_in_debt, allow_debt }) => !allow_debt && (precalc_days_in_debt ?? 0) > 0],
  ['low-balance', hasLowBalance],
  ['pending-validation', ({ status }) => status === 'PENDING_VALIDATION'],
];

/** Credit left after the costs of this period, in the site currency. */
export const creditLeft = (account: BillingAccount): number => account.precalc_credit_amount ?? account.credit_amount;

/** Below the sum at which the customer asked to be told. */
function hasLowBalance(account: BillingAccount): boolean {
  const notice = account.low_balance_notice_settings;
  return notice?.is_enabled === true && creditLeft(account) < notice.threshold;
}

/** The worst that is wrong with an account; undefined for one in good standing, or a deleted one. */
export function problemOf(account: BillingAccount): AccountProblem | undefined {
  if (account.is_deleted) return undefined;
  return tests.find(([, holds]) => holds(account))?.[0];
}

/** The accounts that something is wrong with, the worst first. */
export function troubledAccounts(
  accounts: readonly BillingAccount[],
): { account: BillingAccount; problem: AccountProblem }[] {
  const order = tests.map(([problem]) => problem);
  return accounts
    .flatMap((account) => {
      const problem = problemOf(account);
      return problem ? [{ account, problem }] : [];
    })
    .toSorted((a, b) => order.indexOf(a.problem) - order.indexOf(b.problem));
}

/** Rows of a kind that need attention for one reason. */
interface AttentionEntry {
  resource: UnknownResource;
  /** The rule's id; `slow` for a transition that takes longer than usual. */
  id: string;
  tone: AlertRule<object>['tone'];
  rows: readonly object[];
  /** Undefined for a transition that takes longer than usual. */
  text: AlertRule<object>['text'] | undefined;
  /** What the list is filtered by to show the rows. */
  filter: Readonly<Record<string, string>>;
}

const tones: readonly AttentionEntry['tone'][] = ['danger', 'warning', 'info'];

/** Whether a row may turn slow by the mere passing of time. */
export const areInTransition = (kinds: readonly Rows[]): boolean =>
  kinds.some(({ resource: { status }, rows }) => rows.some((row) => status?.transitions.has(status.of(row))));

type Rows = Pick<ResourceRows<object>, 'resource' | 'rows'>;

/** The rows whose transition takes longer than usual. */
function slowRows({ resource: { status }, rows }: Rows, now: number): object[] {
  if (!status) return [];
  return rows.filter((row) => {
    const transition = transitionOf(status, row);
    return transition !== undefined && isSlow(row, () => [transition], now);
  });
}

/** What needs attention among the rows of all kinds, the worst first: by the rules of each kind, and what takes too long. */
export function attentionEntries(kinds: readonly Rows[], now: number): AttentionEntry[] {
  const entries = kinds.flatMap((kind): AttentionEntry[] => {
    const { resource, rows } = kind;
    const byRule = (resource.alerts ?? []).map(({ id, tone, text, predicate, filter = {} }): AttentionEntry => ({
      resource,
      id,
      tone,
      text,
      filter,
      rows: rows.filter(predicate),
    }));
    const slow: AttentionEntry = {
      resource,
      id: 'slow',
      tone: 'warning',
      text: undefined,
      filter: { status: inTransition },
      rows: slowRows(kind, now),
    };
    return [slow, ...byRule];
  });
  return entries
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));
}
