import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton, Text } from '@livery/ui';
import { canCharge, isLimited } from '@livery/api/domain/billingAccount';
import { ForbiddenError } from '@livery/api/errors';
import type { BillingAccount } from '@livery/api/generated/types';
import { commonTexts } from '#generated/common/texts.js';
import type { FieldBinding } from '../form/FormField.js';
import { QueryBoundary, type BoundaryQuery } from '../form/QueryBoundary.js';
import { NarrowField } from '../form/layout.js';

/** What has to be known of a billing account to charge something to it. */
export type ChargedAccount = Pick<BillingAccount, 'id' | 'title' | 'status' | 'restriction_level' | 'is_default'>;

interface BillingAccountFieldProps {
  /** The account's id as text; `null` until somebody chooses. */
  field: FieldBinding<string | null>;
  /** What is chosen until then. */
  account: ChargedAccount | undefined;
  query: BoundaryQuery<readonly ChargedAccount[]>;
  /** Whether something is charged to the account: one that cannot be charged is not offered then. Default true. */
  charges?: boolean;
}

/** Who pays. A token restricted to one billing account need not say, and may not be told which there are. */
export function BillingAccountField({ field, account: visible, query, charges = true }: BillingAccountFieldProps) {
  const { t, i18n } = useLingui();
  const option = (account: ChargedAccount) => {
    const use = canCharge(account);
    return {
      id: String(account.id),
      label: account.title,
      description: isLimited(account) ? t`Limited until a top-up` : undefined,
      disabledReason: use.allowed || !charges ? undefined : i18n._(commonTexts.reasons[use.reason]),
    };
  };
  const restricted = query.error instanceof ForbiddenError;
  return (
    <QueryBoundary
      query={restricted ? { ...query, data: [] } : query}
      failure={t`Failed to load the billing accounts`}
      skeleton={<Skeleton shape="block" height={60} width="340px" />}
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <Text tone="muted">
            {t`There is no billing account to choose. An API token that is restricted to one charges it.`}
          </Text>
        ) : (
          <NarrowField>
            <Select
              {...field}
              label={t`Billing account`}
              value={visible === undefined ? null : String(visible.id)}
              options={accounts.map(option)}
            />
          </NarrowField>
        )
      }
    </QueryBoundary>
  );
}
