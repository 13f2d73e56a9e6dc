import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton, Text } from '@livery/ui';
import { canCharge } from '@livery/api/domain/billingAccount';
import { ForbiddenError } from '@livery/api/errors';
import { Bound } from '#shared/forms/Bound.js';
import { commonTexts } from '#generated/common/texts.js';
import type { Payer } from './accountUse.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** Who pays. A token restricted to one billing account need not say, and may not be told which there are (I 6). */
export function BillingAccountField() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, errorOf } = useCreation();

  const option = (account: Payer) => {
    const use = canCharge(account);
    const limited = account.restriction_level === 'LIMITED' ? t`Limited until a top-up` : undefined;
    return {
      id: String(account.id),
      label: account.title,
      description: limited,
      disabledReason: use.allowed ? undefined : i18n._(commonTexts.reasons[use.reason]),
    };
  };

  const restricted = queries.accounts.error instanceof ForbiddenError;
  return (
    <Loaded
      query={{ ...queries.accounts, data: restricted ? [] : catalogue.accounts }}
      failure={t`Failed to load the billing accounts`}
      skeleton={<Skeleton shape="block" height={60} width="340px" />}
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <Text tone="muted">
            {t`There is no billing account to choose. An API token that is restricted to one charges the machine to it.`}
          </Text>
        ) : (
          <div className={styles.narrow}>
            <Bound control={form.control} name="billingAccount">
              {(field) => (
                <Select
                  {...field}
                  label={i18n._(labels.billingAccount)}
                  value={vm.account === undefined ? null : String(vm.account.id)}
                  error={errorOf('billingAccount')}
                  options={accounts.map(option)}
                />
              )}
            </Bound>
          </div>
        )
      }
    </Loaded>
  );
}
