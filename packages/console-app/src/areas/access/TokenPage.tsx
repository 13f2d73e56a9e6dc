import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, InfoIcon, KeyValueList, MaskedValue } from '@livery/ui';
import { useParams } from 'wouter';
import { isKnown } from '@livery/api/domain/openValues';
import type { ApiToken } from '@livery/api/generated/types';
import { apiToken, type ListedApiToken } from '@livery/api/queries/access';
import { type PageTools, ResourcePage } from '#kit';
import { apiTokens } from '#resources/apiTokens.js';
import { useActor } from '#resources/useActor.js';
import { useBillingAccountTitle } from '#shared/billingAccounts.js';
import { tokenActions } from './actions.js';
import { TokenReach } from './TokenReach.js';

type TokenTools = PageTools<typeof tokenActions>;

/** One API token (specification: account and billing, section 2). */
export default function TokenPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useQuery(apiToken(id));
  const tabs = ({ facts }: TokenTools) => [
    { id: 'overview', label: t`Overview`, content: query.data && <Overview token={query.data} facts={facts} /> },
  ];
  return (
    <ResourcePage<ListedApiToken, keyof typeof tokenActions.actions>
      resource={apiTokens}
      query={query}
      actions={tokenActions}
      meta={metaOf}
      buttons={buttonsOf}
      tabs={tabs}
    />
  );
}

const metaOf = ({ restricted }: ListedApiToken) => <TokenReach restricted={restricted} />;

const buttonsOf = ({ row, actions }: TokenTools) => <Button {...actions.button('edit', row)} />;

function Overview({ token: row, facts }: Pick<TokenTools, 'facts'> & { token: ApiToken }) {
  const { t } = useLingui();
  const actor = useActor();
  const isActorKnown = isKnown(row, 'acting_user_id');
  const { token, consumer_id, kong_id, acting_user_id = null } = row;
  const account = useBillingAccountTitle(row.billing_account_id);
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          { label: t`Description`, value: row.description },
          {
            label: t`Reaches`,
            value:
              row.restricted === undefined
                ? t`Unknown`
                : row.restricted
                  ? t`Only what is charged to ${account}`
                  : t`Everything in your account`,
          },
          { label: t`Created by`, value: isActorKnown ? actor(acting_user_id) : t`Unknown` },
          ...facts,
          { label: t`Token`, value: token && <MaskedValue label={t`Token`} value={token} />, wide: true },
          {
            label: t`Consumer ID`,
            value: consumer_id,
            copyValue: consumer_id,
            monospace: true,
            wide: true,
            info: (
              <InfoIcon
                label={t`About the consumer ID`}
                content={t`Names whoever uses the token at the provider's gateway. Quote it when you ask for help.`}
              />
            ),
          },
          {
            label: t`Kong ID`,
            value: kong_id,
            copyValue: kong_id,
            monospace: true,
            wide: true,
            info: (
              <InfoIcon
                label={t`About the Kong ID`}
                content={t`The number of the token itself at the gateway; no secret.`}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
