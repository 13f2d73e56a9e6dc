import type { BillingAccount } from '../generated/types.js';

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
  ['suspended', ({ status }) => status === 'SUSPENDED'],
  ['frozen', ({ restriction_level }) => restriction_level === 'FROZEN'],
  ['limited', ({ restriction_level }) => restriction_level === 'LIMITED'],
  ['in-debt', ({ precalc_days_in_debt, allow_debt }) => !allow_debt && (precalc_days_in_debt ?? 0) > 0],
  ['low-balance', hasLowBalance],
  ['pending-validation', ({ status }) => status === 'PENDING_VALIDATION'],
];

/** Below the sum at which the customer asked to be told. */
function hasLowBalance({ low_balance_notice_settings: notice, running_totals }: BillingAccount): boolean {
  return notice?.is_enabled === true && running_totals.credit_available < notice.threshold;
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
