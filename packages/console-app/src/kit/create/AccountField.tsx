import { useLingui } from '@lingui/react/macro';
import { Link, Select, Skeleton, Stack, Text } from '@livery/ui';
import { ForbiddenError } from '@livery/api/errors';
import { useChargeReason, type ChargedAccount } from '#shared/billingAccounts.js';
import { FormField } from '#shared/form/FormField.js';
import { formPart, type Form } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { href } from '#shared/paths.js';
import { QueryBoundary, type BoundaryQuery } from '#shared/QueryBoundary.js';
import { useAccountOption } from '../useAccountOption.js';
import type { BillingAccountChoice } from './useChoices.js';

interface AccountValues {
  /** The account's id as text; `null` until somebody chooses. */
  account: string | null;
}

interface AccountFieldProps<Values extends AccountValues> {
  form: Form<Values>;
  choice: Pick<BillingAccountChoice, 'charges'> & {
    query: BoundaryQuery<readonly ChargedAccount[]>;
    choose: (requested: string | null) => ChargedAccount | undefined;
  };
}

/**
 * The field of a create form that asks who pays: it is called `account`. A token restricted to one billing account need
 * not say, and may not be told which there are.
 */
export function AccountField<Values extends AccountValues>({ choice, ...props }: AccountFieldProps<Values>) {
  const { t } = useLingui();
  const form = formPart<AccountValues, Values>(props.form);
  const { query, charges } = choice;
  const chosen = choice.choose(form.values.account);
  const chargeReason = useChargeReason();
  const option = useAccountOption();
  const restricted = query.error instanceof ForbiddenError;
  return (
    <FormField form={form} name="account">
      {(field) => (
        <QueryBoundary
          query={restricted ? { ...query, data: [] } : query}
          failure={t`Failed to load the billing accounts`}
          skeleton={<Skeleton shape="block" height={60} width="340px" />}
        >
          {(accounts) =>
            accounts.length === 0 ? (
              charges || restricted ? (
                <Text tone="muted">
                  {t`There is no billing account to choose. An API token that is restricted to one charges it.`}
                </Text>
              ) : (
                <Stack gap={1}>
                  <Text tone="muted">{t`You have no billing account yet.`}</Text>
                  <Link href={href('createBillingAccount')}>{t`Create billing account`}</Link>
                </Stack>
              )
            ) : (
              <NarrowField>
                <Select
                  {...field}
                  label={t`Billing account`}
                  value={chosen === undefined ? null : String(chosen.id)}
                  options={accounts.map((one) => option(one, charges ? chargeReason(one) : undefined))}
                />
              </NarrowField>
            )
          }
        </QueryBoundary>
      )}
    </FormField>
  );
}
