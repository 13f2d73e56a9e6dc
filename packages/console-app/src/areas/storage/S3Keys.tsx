import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  IconButton,
  KeyValueList,
  PageHeader,
  Skeleton,
  Stack,
  Table,
} from '@livery/ui';
import type { TableColumn } from '@livery/ui';
import type { S3Key, StorageUser } from '@livery/api/generated/types';
import { buckets, s3Keys, storageUser } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { closeAtOnce } from '#kit/actions/actions.js';
import { useActions, type Actions } from '#kit/actions/useActions.js';
import { QueryBoundary } from '#kit/form/QueryBoundary.js';
import { copyable } from '#kit/list/useListColumns.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { dialogOnDemand, lazyPart } from '#shared/onDemand.js';
import { useUnits } from '#shared/units.js';
import { accessKeyOf, s3KeyActions } from './actions.js';
import { StorageTabs } from './StorageTabs.js';

const CreateKeyDialog = dialogOnDemand(async () => (await import('./keyDialogs.js')).default, closeAtOnce);
const Connection = lazyPart(() => import('./Connection.js'));

const none: readonly S3Key[] = [];

/** The S3 user with its keys, and how programs connect (specification: infrastructure, sections 3 and 7). */
export default function S3Keys() {
  const { t } = useLingui();
  const { data: keys = none, isPending, error, refetch } = useQuery(s3Keys());
  const actions = useActions(s3KeyActions);
  const columns = useColumns(actions.iconButton);
  const [creation, setCreation] = useState<{ open: boolean }>();
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreation({ open: true })}>{t`Create access key`}</Button>
  );
  return (
    <StorageTabs screen="s3Keys">
      <Stack>
        <PageHeader title={t`Access keys`} primaryAction={create} />
        {error && (
          <ErrorAlert title={t`The access keys could not be loaded`} error={error} onRetry={() => void refetch()} />
        )}
        {(!error || keys.length > 0) && (
          <Table
            caption={t`Access keys`}
            columns={columns}
            rows={keys}
            getRowId={accessKeyOf}
            loading={isPending}
            loadingRows={2}
            empty={
              <EmptyState action={create}>
                {t`Your access keys will be here. A program needs one to use your buckets.`}
              </EmptyState>
            }
          />
        )}
        <UserCard />
        <Suspense fallback={<Skeleton shape="block" height={320} />}>
          <Connection />
        </Suspense>
        {actions.failures}
        {actions.dialog}
        {creation && (
          <CreateKeyDialog
            open={creation.open}
            onOpenChange={(open) => setCreation({ open })}
            onExitComplete={() => setCreation(undefined)}
          />
        )}
      </Stack>
    </StorageTabs>
  );
}

/** Never the secret: the console shows it right after the key is created, and not again. */
function useColumns(iconButton: Actions<S3Key, 'delete'>['iconButton']): readonly TableColumn<S3Key>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'accessKey',
        header: t`Access key`,
        isRowHeader: true,
        cell: ({ accessKey }) => copyable(accessKey, t`Access key`),
      },
      { id: 'user', header: t`S3 user`, width: '200px', cell: ({ userId }) => copyable(userId, t`S3 user`) },
      {
        id: 'actions',
        header: t`Actions`,
        isActions: true,
        width: '56px',
        cell: (row) => (
          <IconButton size="small" {...iconButton('delete', row, t`Delete access key ${{ name: row.accessKey }}`)} />
        ),
      },
    ],
    [t, iconButton],
  );
}

/** Who owns the buckets and keys, and how many buckets there may be. */
function UserCard() {
  const { t, i18n } = useLingui();
  return (
    <Card heading={t`S3 user`} description={t`Owns your buckets; every access key acts as this user.`}>
      <QueryBoundary
        query={useQuery(storageUser())}
        failure={i18n._(storageTexts.failures.getStorageUser)}
        skeleton={<UserFacts />}
      >
        {(user) => <UserFacts user={user} />}
      </QueryBoundary>
    </Card>
  );
}

/** Of a user that is on its way the names of the facts stand already. */
function UserFacts({ user }: { user?: StorageUser }) {
  const { t } = useLingui();
  const { number } = useUnits();
  const { data } = useQuery(buckets());
  const count = number(data?.length ?? Number.NaN);
  const { userId, displayName, maxBuckets, suspended } = user ?? {};
  const limit = maxBuckets === undefined ? undefined : number(maxBuckets);
  const shown = (value: ReactNode) => (user ? value : <Skeleton count={1} width="120px" />);
  return (
    <KeyValueList
      items={[
        { label: t`Name`, value: shown(displayName) },
        { label: t`ID`, value: shown(userId), copy: userId, monospace: true },
        { label: t`Buckets`, value: shown(limit === undefined ? count : t`${count} of ${limit}`) },
        {
          label: t`Access`,
          value: shown(
            suspended === undefined ? undefined : suspended ? <Badge tone="danger">{t`Suspended`}</Badge> : t`Active`,
          ),
        },
      ]}
    />
  );
}
