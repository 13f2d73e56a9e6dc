import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { StatusTone } from '@livery/ui';
import type { AccountProblem } from '@livery/api/domain/accountProblem';
import type { BillingAccount } from '@livery/api/generated/types';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { limitedText } from './limitedText.js';

/** One thing that needs attention: how bad it is, what it is, and what follows. */
export interface AttentionItem {
  key: string;
  tone: StatusTone;
  title: ReactNode;
  detail?: ReactNode;
}

/** The same of a billing account, with where it is shown. */
interface AccountItem extends AttentionItem {
  title: string;
  href: string;
}

type Text = Omit<AccountItem, 'key' | 'href'>;

/** Says what is wrong with a billing account and what follows from it (specification: account and billing, section 4). */
export function useAccountItems(): (troubled: { account: BillingAccount; problem: AccountProblem }) => AccountItem {
  const { t, i18n } = useLingui();
  const { money } = useMoney();
  const { money: siteMoney } = useSiteMoney();
  return ({ account, problem }) => {
    const { title, suspend_reason: reason } = account;
    const credit = money(account.running_totals.credit_available);
    const unpaid = siteMoney(account.unpaid_amount);
    const texts: Record<AccountProblem, Text> = {
      terminated: {
        tone: 'danger',
        title: t`${title} is closed`,
        detail: reason ?? t`Nothing can be charged to it.`,
      },
      frozen: { tone: 'danger', title: t`${title} is frozen`, detail: reason ?? t`Unpaid: ${unpaid}` },
      suspended: { tone: 'danger', title: t`${title} is suspended`, detail: reason ?? t`Unpaid: ${unpaid}` },
      limited: {
        tone: 'warning',
        title: t`${title} is limited`,
        detail: `${i18n._(limitedText)} ${t`Credit left: ${credit}`}`,
      },
      'in-debt': { tone: 'warning', title: t`${title} is in debt`, detail: t`Credit left: ${credit}` },
      'low-balance': { tone: 'warning', title: t`${title} has a low balance`, detail: t`Credit left: ${credit}` },
      'pending-validation': {
        tone: 'info',
        title: t`${title} waits for validation`,
        detail: t`The provider validates new billing accounts by hand.`,
      },
    };
    return { key: String(account.id), href: href('billingAccount', { id: String(account.id) }), ...texts[problem] };
  };
}
