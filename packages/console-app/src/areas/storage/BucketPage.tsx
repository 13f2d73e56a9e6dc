import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Badge, Button, Card, KeyValueList } from '@livery/ui';
import { useParams } from 'wouter';
import { bucketUrl } from '@livery/api/domain/storage';
import type { Bucket } from '@livery/api/generated/types';
import { bucket, buckets as bucketList, s3Endpoint } from '@livery/api/queries/storage';
import { isUnderstood } from '@livery/api/queries/understood';
import { storageTexts } from '#generated/storage/texts.js';
import { type PageTools, ResourcePage, usePrices } from '#kit';
import { buckets } from '#resources/buckets.js';
import { useBillingAccountTitle } from '#shared/billingAccounts.js';
import { useMoney } from '#shared/money.js';
import { lazyComponent } from '#shared/lazy.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { bucketActions } from './actions.js';
import { useContentsText } from './useContentsText.js';

const FileBrowser = lazyComponent(() => import('./files/FileBrowser.js'));
const CorsTab = lazyComponent(() => import('./CorsTab.js'));
const Connection = lazyComponent(() => import('./Connection.js'));

type BucketTools = PageTools<typeof bucketActions>;

/** One bucket (specification: infrastructure, section 2). What the list says of it stands until it is read by itself. */
export default function BucketPage() {
  const { t, i18n } = useLingui();
  const { storageName = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery({
    ...bucket(storageName),
    placeholderData: () => client.getQueryData(bucketList().queryKey)?.find(({ name }) => name === storageName),
  });
  const tabs = (tools: BucketTools) => [
    { id: 'overview', label: t`Overview`, content: <Overview {...tools} /> },
    { id: 'files', label: t`Files`, content: <FileBrowser bucket={tools.row} /> },
    { id: 'cors', label: t`Web access (CORS)`, content: <CorsTab bucket={tools.row} /> },
    { id: 'connect', label: t`Connect`, content: <Connection bucket={tools.row.name} /> },
  ];
  return (
    <ResourcePage
      resource={buckets}
      query={query}
      failure={i18n._(storageTexts.failures.getBucket)}
      actions={bucketActions}
      meta={metaOf}
      notices={noticesOf}
      tabs={tabs}
    />
  );
}

const metaOf = (row: Bucket) => <Meta bucket={row} />;

function Meta({ bucket }: { bucket: Bucket }) {
  const { t } = useLingui();
  const contentsText = useContentsText();
  return (
    <>
      {bucket.is_suspended && <Badge tone="danger">{t`Suspended`}</Badge>}
      <span>{contentsText(bucket)}</span>
    </>
  );
}

const noticesOf = (tools: BucketTools) => tools.row.is_suspended && <SuspendedNotice {...tools} />;

function SuspendedNotice({ row, actions }: BucketTools) {
  const { t } = useLingui();
  const account = useBillingAccountTitle(row.billing_account_id);
  return (
    <Alert
      tone="warning"
      urgency="off"
      heading={t`The bucket is suspended`}
      actions={<Button size="small" {...actions.button('moveBilling', row)} />}
    >
      {t`Its objects are kept, and nobody can read or change them until ${account} can be charged again, or another billing account pays.`}
    </Alert>
  );
}

function Overview({ row, facts }: BucketTools) {
  const { t } = useLingui();
  const { name, owner, allowed_origins: origins } = row;
  const client = useQueryClient();
  const isKnown = isUnderstood(client, { queryKey: bucket(name).queryKey, id: name }, ['is_suspended']);
  const access = row.is_suspended ? t`Suspended` : t`Active`;
  const { money } = useMoney();
  const { number, fileSize } = useUnits();
  const { s3ForcePathStyle: forcePathStyle, maxUploadSizeMb } = useSiteConfig();
  const { data: endpoint } = useQuery(s3Endpoint());
  const monthly = money(usePrices(buckets).priceOf(row)?.monthly);
  const address = endpoint && bucketUrl({ ...endpoint, forcePathStyle }, name);
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          { label: t`Name`, value: name, copyValue: name, monospace: true },
          { label: t`Access`, value: isKnown ? access : t`Unknown` },
          { label: t`Objects`, value: number(row.num_objects) },
          { label: t`Size`, value: fileSize(row.size_bytes) },
          { label: t`Price`, value: t`${monthly} per month` },
          { label: t`Owner`, value: owner, copyValue: owner, monospace: true },
          { label: t`Allowed origins`, value: origins && number(origins.length) },
          ...(maxUploadSizeMb ? [{ label: t`Largest upload`, value: fileSize(maxUploadSizeMb * 2 ** 20) }] : []),
          ...facts,
          { label: t`Address`, value: address, copyValue: address, monospace: true, wide: true },
        ]}
      />
    </Card>
  );
}
