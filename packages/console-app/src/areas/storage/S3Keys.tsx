import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Badge, Button, Card, KeyValueList, Skeleton, Stack } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import type { StorageUser } from '@livery/api/generated/types';
import { buckets, storageUser, type ListedS3Key } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { copyable, ResourceList, useCommonColumns } from '#kit';
import { s3Keys } from '#resources/s3Keys.js';
import { closeAtOnce } from '#shared/dialogState.js';
import { lazyModal, lazyComponent } from '#shared/lazy.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useUnits } from '#shared/units.js';
import { s3KeyActions } from './actions.js';

const CreateKeyDialog = lazyModal(async () => (await import('./keyDialogs.js')).default, closeAtOnce);
const Connection = lazyComponent(() => import('./Connection.js'));

/** The S3 user with its keys, and how programs connect (specification: infrastructure, sections 3 and 7). */
export default function S3Keys() {
  const { i18n } = useLingui();
  const [creation, setCreation] = useState<{ open: boolean }>();
  return (
    <Stack>
      <ResourceList
        resource={s3Keys}
        actions={s3KeyActions}
        columns={useColumns()}
        loadingRows={2}
        create={
          <Button variant="primary" icon={Plus} onClick={() => setCreation({ open: true })}>
            {i18n._(s3Keys.messages.create)}
          </Button>
        }
      />
      <UserCard />
      <Suspense fallback={<Skeleton shape="block" height={320} />}>
        <Connection />
      </Suspense>
      {creation && (
        <CreateKeyDialog
          open={creation.open}
          onOpenChange={(open) => setCreation({ open })}
          onExitComplete={() => setCreation(undefined)}
        />
      )}
    </Stack>
  );
}

/** Never the secret: that is shown in a dialog, on request. */
function useColumns() {
  const { t } = useLingui();
  const { name } = useCommonColumns(s3Keys);
  return useMemo(
    (): readonly CollectionColumn<ListedS3Key>[] => [
      {
        ...name,
        header: t`Access key`,
        csv: { access_key: ({ accessKey }) => accessKey },
        cell: ({ accessKey }) => copyable(accessKey, t`Access key`),
      },
      {
        id: 'user',
        header: t`S3 user`,
        width: '200px',
        csv: { s3_user: ({ userId }) => userId },
        cell: ({ userId }) => copyable(userId, t`S3 user`),
      },
    ],
    [t, name],
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
  const orSkeleton = (value: ReactNode) => (user ? value : <Skeleton count={1} width="120px" />);
  return (
    <KeyValueList
      items={[
        { label: t`Name`, value: orSkeleton(displayName) },
        { label: t`ID`, value: orSkeleton(userId), copyValue: userId, monospace: true },
        { label: t`Buckets`, value: orSkeleton(limit === undefined ? count : t`${count} of ${limit}`) },
        {
          label: t`Access`,
          value: orSkeleton(
            suspended === undefined ? undefined : suspended ? <Badge tone="danger">{t`Suspended`}</Badge> : t`Active`,
          ),
        },
      ]}
    />
  );
}
