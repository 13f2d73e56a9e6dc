import { canTopUpAutomatically, checkAutomaticTopUp, checkThreshold } from '../../../domain/automaticTopUp.js';
import { siteOf } from '../../catalogue/site.js';
import { englishIssue } from '../../http/english.js';
import type { HandlersOf } from '../../http/handlers.js';
import { refuse, refuseField } from '../../http/refusal.js';
import { assertAllowed, assertValid } from '../../rules/assertions.js';
import { accountOf } from '../../rules/lookup.js';

/** Automatic top-up and the notice of a low balance. */
export const notices: Pick<HandlersOf<'billing'>, 'setRecurringPayment' | 'setLowBalanceNotice'> = {
  setRecurringPayment({ path, body, state, now }) {
    const account = accountOf(state, path.id);
    const { is_recurring_payment_enabled: enabled } = body;
    const threshold = body.recurring_payment_threshold ?? null;
    const amount = body.recurring_payment_amount ?? null;
    const { minimumTopupAmount, paymentProcessors, recurringPaymentsEnabled } = siteOf(state);
    const issues = checkAutomaticTopUp({ enabled, threshold, amount }, minimumTopupAmount);
    for (const [field, [issue]] of Object.entries(issues)) {
      if (issue) refuseField(`recurring_payment_${field}`, englishIssue(issue));
    }
    if (enabled) {
      if (!recurringPaymentsEnabled) refuse(403, 'Automatic top-up is not offered');
      assertAllowed(canTopUpAutomatically(account, paymentProcessors, now));
      Object.assign(account, { recurring_payment_threshold: threshold, recurring_payment_amount: amount });
    }
    account.is_recurring_payment_enabled = enabled;
  },

  setLowBalanceNotice({ body, state }) {
    const { billing_account_id, threshold, is_enabled } = body;
    const account = accountOf(state, billing_account_id);
    assertValid('threshold', checkThreshold(threshold));
    account.low_balance_notice_settings = { threshold, is_enabled };
  },
};
