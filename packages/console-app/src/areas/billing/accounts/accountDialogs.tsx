import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Link, Skeleton, Text, TextField } from '@livery/ui';
import { canDeleteAccount } from '@livery/api/domain/billingAccount';
import { isKnown } from '@livery/api/domain/openValues';
import { isStillCharged } from '@livery/api/domain/usage';
import type { BillingAccount } from '@livery/api/generated/types';
import { activateCampaign } from '@livery/api/queries/accountChanges';
import { openBillingAccounts, usage } from '@livery/api/queries/billing';
import { billingTexts } from '#generated/billing/texts.js';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { href } from '#shared/paths.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';

type DialogProps = ActionDialogProps<BillingAccount>;

/** How many resources are listed by name before an account is deleted. */
const maxNamed = 10;

/** Asks for the name before a billing account is deleted, with what is charged to it: that has to be moved or deleted first. */
export function DeleteAccountDialog(props: DialogProps) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const reason = useReason(billingTexts);
  const { row } = props;
  const { data, error, isFetching, refetch } = useQuery({ ...usage(row.id), staleTime: 0 });
  // What was charged when it was last read, for how long the credit lasts, decides nothing.
  const charges = isFetching || error ? undefined : data;
  const { data: accounts = [] } = useQuery(openBillingAccounts());
  const others = accounts.filter((one) => one.id !== row.id).length;
  const charged = (charges ?? []).filter(isStillCharged);
  const more = charged.length - maxNamed;
  const credit = money(row.credit_amount);
  return (
    <ConfirmAction
      {...props}
      heading={t`Delete billing account`}
      confirmName
      consequences={[
        ...charged.slice(0, maxNamed).map(({ description }) => description),
        ...(more > 0 ? [plural(more, { one: '# more resource', other: '# more resources' })] : []),
        // A dash where nobody knows.
        ...(row.credit_amount <= 0 ? [] : [t`${credit} of credit`]),
      ]}
      disabledReason={
        charges === undefined
          ? t`What is charged to it is not known`
          : !isKnown(row, 'unpaid_amount', 'credit_amount')
            ? t`What it holds or owes is not known`
            : reason(canDeleteAccount(row, { resources: charged.length, others }))
      }
    >
      <QueryBoundary
        query={{ data: charges, error, isFetching, refetch }}
        failure={t`What is charged to it could not be read`}
        skeleton={<Skeleton count={2} />}
      >
        {() =>
          charged.length > 0 ? (
            <Alert tone="warning" urgency="off">
              {plural(charged.length, {
                one: '# resource is charged to it. Move it to another billing account or delete it first.',
                other: '# resources are charged to it. Move them to another billing account or delete them first.',
              })}
            </Alert>
          ) : (
            <Text>
              <Trans>Nothing is charged to it. Its payment methods, credit and promotions go with it for good.</Trans>{' '}
              <Trans>
                What was billed and used cannot be opened here afterwards:{' '}
                <Link href={href('invoices', {}, { account: String(row.id) })}>save what you need</Link> first.
              </Trans>
            </Text>
          )
        }
      </QueryBoundary>
    </ConfirmAction>
  );
}

/** Asks before new resources are charged to another account than so far. */
export function MakeDefaultDialog(props: DialogProps) {
  const { t } = useLingui();
  const { id, title } = props.row;
  const { data } = useQuery(openBillingAccounts());
  const before = data?.find((one) => one.is_default && one.id !== id)?.title;
  return (
    <ConfirmAction
      {...props}
      heading={t`Make ${title} the default billing account?`}
      confirmLabel={t`Make it the default`}
    >
      {before === undefined
        ? t`New resources are charged to it when no other billing account is chosen.`
        : t`New resources are charged to it when no other billing account is chosen, and no longer to ${before}. What there is stays where it is.`}
    </ConfirmAction>
  );
}

/** Activates a campaign for an account by its code. */
export function CampaignDialog(props: DialogProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const { id } = props.row;
  const form = useForm({
    defaults: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? issueText({ code: 'required' }) : undefined }),
  });
  return (
    <FormAction
      {...props}
      form={form}
      submitLabel={t`Activate`}
      mutationOf={({ code }) =>
        code.trim() === '' ? undefined : bindMutation(activateCampaign, { id, campaign_code: code.trim() })
      }
    >
      <FormField form={form} name="code">
        {(field) => <TextField {...field} label={t`Campaign code`} autoFocus required />}
      </FormField>
    </FormAction>
  );
}
