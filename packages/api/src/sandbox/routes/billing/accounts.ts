import { canDeleteAccount, canMakeAccountDefault } from '../../../domain/billingAccount.js';
import { checkBillingFields } from '../../../domain/billingForm.js';
import type { BillingAccountFields } from '../../../generated/types.js';
import { campaigns } from '../../catalogue/campaigns.js';
import { siteOf } from '../../catalogue/site.js';
import { englishIssue } from '../../http/english.js';
import type { HandlersOf } from '../../http/handlers.js';
import { refuseFailed, refuseField } from '../../http/refusal.js';
import { withFigures } from '../../ledger/figures.js';
import { creditPromotions, postPromotion } from '../../ledger/payments.js';
import { unpaidOf } from '../../ledger/post.js';
import { promoterOf } from '../../ledger/referrals.js';
import { assertAllowed } from '../../rules/assertions.js';
import { applyForInvoicePayment } from '../../rules/invoicePayment.js';
import { accountOf, openAccounts } from '../../rules/lookup.js';
import { nextId } from '../../state/access.js';
import { newAccount } from '../../state/billingAccounts.js';
import type { BillingAccountRecord, State } from '../../state/state.js';
import { statesOfAll } from '../../state/tenants.js';
import { usageOf } from '../../state/usage.js';

type Handlers = Pick<
  HandlersOf<'billing'>,
  | 'listBillingAccounts'
  | 'createBillingAccount'
  | 'updateBillingAccount'
  | 'deleteBillingAccount'
  | 'setDefaultBillingAccount'
  | 'activateCampaign'
>;

/** Refuses with 400 fields that break what the site's configuration says of them. */
function assertFields(state: State, fields: BillingAccountFields): void {
  const issues = checkBillingFields(siteOf(state).billingAccountFields, fields);
  for (const [field, [issue]] of Object.entries(issues)) if (issue) refuseField(field, englishIssue(issue));
}

/** What is written: empty texts as null, and of a document only its name, for what it holds is not kept. */
function written({ document, ...fields }: BillingAccountFields): Partial<BillingAccountRecord> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value] as const);
  return { ...Object.fromEntries(entries), ...(document === undefined ? {} : { document: null }) };
}

/** Credits the customer of a new account may get, by the site's configuration. */
function promotionsOf(state: State, referral_code: string | undefined): BillingAccountRecord['eligible_promotions'] {
  const { firstAccountCredit, referralCodeEnabled, referralCreditAmounts } = siteOf(state);
  const isFirst = state.billing_accounts.length === 0;
  return [
    ...(isFirst && firstAccountCredit
      ? [
          {
            credit_type: 'first_free' as const,
            amount: firstAccountCredit,
            top_up_requirement: null,
            top_up_done: null,
          },
        ]
      : []),
    ...(referralCodeEnabled && referralCreditAmounts && promoterOf(state, referral_code)
      ? [
          {
            credit_type: 'referral_receiver' as const,
            amount: referralCreditAmounts.receiver_credit,
            top_up_requirement: referralCreditAmounts.referral_credit_receiver_precondition_topup_sum,
            top_up_done: 0,
          },
        ]
      : []),
  ];
}

export const accounts: Handlers = {
  listBillingAccounts: ({ state, now }) => openAccounts(state).map((account) => withFigures(state, account, now)),

  createBillingAccount({ body, state, now, user }) {
    const { site, create_type, ...fields } = body;
    assertFields(state, fields);
    const { allowDebt, manualBillingAccountValidation: isPending } = siteOf(state);
    const account: BillingAccountRecord = {
      ...newAccount({
        id: nextId(
          statesOfAll(state).flatMap(({ billing_accounts }) => billing_accounts),
          1201,
        ),
        title: fields.title ?? '',
        user_id: user.user.id,
      }),
      ...written(fields),
      site,
      status: isPending ? 'PENDING_VALIDATION' : 'ACTIVE',
      is_active: !isPending,
      is_default: openAccounts(state).length === 0,
      allow_debt: allowDebt,
      eligible_promotions: promotionsOf(state, fields.referral_code),
    };
    state.billing_accounts.push(account);
    creditPromotions(state, account.id, now);
    if (create_type === 'invoice') applyForInvoicePayment(state, account.id, now);
    return withFigures(state, account, now);
  },

  updateBillingAccount({ query, body, state, now }) {
    const account = accountOf(state, query.billing_account_id);
    const current = Object.fromEntries(Object.entries(account).filter(([, value]) => typeof value === 'string'));
    assertFields(state, { ...current, ...body });
    Object.assign(account, written(body));
    return withFigures(state, account, now);
  },

  deleteBillingAccount({ query, state, now }) {
    const account = accountOf(state, query.billing_account_id);
    const facts = { is_default: account.is_default, unpaid_amount: unpaidOf(state, account.id) };
    const known = { resources: usageOf(state, account.id, now).length, others: openAccounts(state).length - 1 };
    assertAllowed(canDeleteAccount(facts, known));
    Object.assign(account, { is_deleted: true, is_default: false, is_active: false });
    return { success: true };
  },

  setDefaultBillingAccount({ query, state }) {
    const account = accountOf(state, query.billing_account_id);
    if (!account.is_default) assertAllowed(canMakeAccountDefault(account));
    for (const one of state.billing_accounts) one.is_default = one.id === account.id;
  },

  activateCampaign({ path, state, now, user, acting }) {
    const account = accountOf(state, path.id);
    const campaign = campaigns.find(({ code }) => code.toLowerCase() === path.campaign_code.trim().toLowerCase());
    const standing = (state.ledger.standings[account.id] ??= {});
    const { activated_campaigns: activated = [] } = standing;
    if (!campaign || activated.includes(campaign.code)) return refuseFailed('Invalid campaign.');
    standing.activated_campaigns = [...activated, campaign.code];
    const { amount, code, top_up_requirement } = campaign;
    if (top_up_requirement === null) {
      const description = `Campaign ${code}`;
      postPromotion(state, {
        account: account.id,
        amount,
        acting_user: (acting ?? user).user.id,
        at: now,
        reference: code,
        description,
      });
    } else {
      const promotion = { credit_type: 'signup_campaign' as const, amount, top_up_requirement, top_up_done: 0 };
      account.eligible_promotions = [...account.eligible_promotions, promotion];
    }
    return undefined;
  },
};
