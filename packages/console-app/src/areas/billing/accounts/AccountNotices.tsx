import { useLingui } from '@lingui/react/macro';
import { Alert, LinkButton, type StatusTone } from '@livery/ui';
import { standingOf } from '@livery/api/domain/billingAccount';
import { checkBillingField, visibleBillingFields } from '@livery/api/domain/billingForm';
import { entryOf, isKnown } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { limitedText } from '#resources/components/limitedText.js';
import { useChargeReason } from '#shared/billingAccounts.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useUnits } from '#shared/units.js';
import { useFieldLabels } from './useFieldLabels.js';

const tones: Readonly<Record<string, StatusTone>> = { LIMITED: 'warning', PENDING_VALIDATION: 'info' };

/** What the standing of an account refuses and what to do next; nothing for one in good standing. */
export function StandingNotice({ account }: { account: BillingAccount }) {
  const { t, i18n } = useLingui();
  const { money } = useSiteMoney();
  const { supportEmail, limitedBillingAccountConfig: limit } = useSiteConfig();
  const { memory, number } = useUnits();
  const refused = useChargeReason()(account);
  const { unpaid_amount, suspend_reason: reason } = account;
  const unpaid = money(unpaid_amount);
  const pay =
    unpaid_amount > 0 ? t`Pay what is unpaid (${unpaid}), or top up.` : t`Top up, or ask the provider what lifts it.`;
  const cpus = number(limit?.vcpu ?? Number.NaN);
  const ram = memory(limit?.ram_mb ?? Number.NaN);
  const isSupportKnown = supportEmail.includes('@');
  const limited = limit ? t`Limited: its machines may have ${cpus} vCPU and ${ram} together` : t`Limited`;
  const standing = standingOf(account);
  const heading = refused ?? (standing === 'LIMITED' ? limited : undefined);
  if (heading === undefined) return null;
  const next: Readonly<Record<string, string>> = {
    LIMITED: limit ? `${i18n._(limitedText)} ${pay}` : pay,
    SUSPENDED:
      unpaid_amount > 0
        ? pay
        : isSupportKnown
          ? t`Ask ${supportEmail} what is needed to use it again.`
          : t`Ask the provider what is needed to use it again.`,
    TERMINATED: isSupportKnown ? t`Use another one, or ask ${supportEmail}.` : t`Use another one.`,
    PENDING_VALIDATION: t`The provider validates new billing accounts by hand. You can fill in what is missing meanwhile.`,
  };
  const text = entryOf(next, standing) ?? pay;
  return (
    <Alert
      tone={entryOf(tones, standing) ?? 'danger'}
      heading={heading}
      urgency="off"
      actions={
        unpaid_amount > 0 && (
          <LinkButton size="small" href={href('invoices', {}, { account: String(account.id) })}>
            {t`See what is unpaid`}
          </LinkButton>
        )
      }
    >
      {reason ? t`Reason: ${reason}. ${{ next: text }}` : text}
    </Alert>
  );
}

/** The fields that the site requires and that nobody has filled in. One that was not understood may be filled in. */
export function DataMissing({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { billingAccountFields } = useSiteConfig();
  const labels = useFieldLabels();
  const missing = visibleBillingFields(billingAccountFields).filter((setting) => {
    // What a document holds is never read back: that there is one, its name says.
    const field = setting.field === 'document' ? 'document_name' : setting.field;
    const isMissing = checkBillingField(setting, account[field] ?? '').some(({ code }) => code === 'required');
    return isMissing && isKnown(account, field);
  });
  if (missing.length === 0) return null;
  return (
    <Alert
      tone="warning"
      heading={t`Data missing`}
      urgency="off"
      actions={
        <LinkButton size="small" href={href('editBillingAccount', { id: String(account.id) })}>
          {t`Fill in`}
        </LinkButton>
      }
    >
      {[...new Set(missing.map(({ field }) => labels[field]))].join(', ')}
    </Alert>
  );
}
