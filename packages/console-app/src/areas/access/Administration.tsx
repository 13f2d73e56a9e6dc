import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, EmptyState, OneTimeSecret, PageHeader, Skeleton, Stack, Text } from '@livery/ui';
import type { AdminToken } from '@livery/api/generated/types';
import { administrator } from '@livery/api/queries/identity';
import { createAdminToken } from '@livery/api/queries/profile';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { ThresholdCard } from './ThresholdCard.js';

/** What only administrators have: a token with their privileges, and the top-up that lifts restrictions (specification: account and billing, section 6). */
export default function Administration() {
  const { t } = useLingui();
  return (
    <Stack>
      <PageHeader heading={t`Administration`} />
      <QueryBoundary
        query={useQuery(administrator())}
        failure={t`Whether you are an administrator could not be found out`}
        skeleton={<Skeleton shape="block" height={240} />}
      >
        {(isAdministrator) =>
          isAdministrator ? (
            <Stack>
              <TokenCard />
              <ThresholdCard />
            </Stack>
          ) : (
            <EmptyState>{t`This page is for administrators of the provider.`}</EmptyState>
          )
        }
      </QueryBoundary>
    </Stack>
  );
}

function TokenCard() {
  const { t } = useLingui();
  const [created, setCreated] = useState<{ token: string | undefined; open: boolean }>();
  const action = useAction<AdminToken>((result) => setCreated({ token: result?.token, open: true }));
  const mutation = bindMutation(createAdminToken, {});
  const isShown = created?.token !== undefined && created.open;
  // It is shown here alone, and is in no list.
  useScreenGuard(action.loading || isShown, 'token');
  const failures = action.failures.map((failure) => ({
    ...failure,
    // There is nowhere to look.
    note:
      failure.note && t`It may have been created all the same: nobody has that token then. You can create another one.`,
  }));
  return (
    <Card
      heading={t`Administrator's token`}
      description={t`A token with all that an administrator may do. Whoever has it acts with your privileges.`}
    >
      <Stack>
        {created && created.token === undefined && (
          <Alert tone="warning">{t`The server did not send the token. Create another one.`}</Alert>
        )}
        <div>
          <Button
            {...action.button()}
            onClick={() => void action.run(mutation)}
          >{t`Create administrator's token`}</Button>
        </div>
        <ActionFailure action={{ failures }} />
        <ApiRequest mutations={[mutation]} />
      </Stack>
      {created?.token !== undefined && (
        <OneTimeSecret
          open={created.open}
          onOpenChange={(open) => setCreated({ ...created, open })}
          onExitComplete={() => setCreated(undefined)}
          heading={t`Administrator's token created`}
          secrets={[{ label: t`Token`, value: created.token }]}
        >
          <Text>{t`It is shown only now. Keep it in a safe place.`}</Text>
        </OneTimeSecret>
      )}
    </Card>
  );
}
