import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CodeBlock, KeyValueList, Link, SegmentedControl, Skeleton, Stack, Text } from '@livery/ui';
import { bucketUrl } from '@livery/api/domain/storage';
import type { S3Endpoint } from '@livery/api/generated/types';
import { s3Endpoint } from '@livery/api/queries/storage';
import { defaultRegion } from '@livery/api/s3/defaults';
import { href } from '#shared/paths.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { s3Clients } from './clients.js';

/** Where and how programs reach the storage, or one bucket of it (specification: account and billing, section 3: s3ForcePathStyle). */
export default function Connection({ bucket }: { bucket?: string }) {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(s3Endpoint())}
      failure={t`Failed to load the address of the storage`}
      skeleton={<Skeleton shape="block" height={320} />}
    >
      {(endpoint) => (
        <Stack>
          <Endpoint endpoint={endpoint} bucket={bucket} />
          <Clients endpoint={endpoint} bucket={bucket} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

interface PartProps {
  endpoint: S3Endpoint;
  bucket: string | undefined;
}

function Endpoint({ endpoint, bucket }: PartProps) {
  const { t } = useLingui();
  const { s3ForcePathStyle: forcePathStyle } = useSiteConfig();
  const { url, region } = endpoint;
  const address = bucket === undefined ? undefined : bucketUrl({ url, forcePathStyle }, bucket);
  return (
    <Card heading={t`Endpoint`}>
      <KeyValueList
        items={[
          { label: t`S3 API`, value: url, copyValue: url, monospace: true },
          { label: t`Region`, value: region, copyValue: region, monospace: true },
          { label: t`Addressing`, value: forcePathStyle ? t`Path style` : t`Virtual-hosted style` },
          ...(address
            ? [{ label: t`Address of the bucket`, value: address, copyValue: address, monospace: true, wide: true }]
            : []),
        ]}
      />
    </Card>
  );
}

function Clients({ endpoint, bucket }: PartProps) {
  const { t } = useLingui();
  const { s3ForcePathStyle: forcePathStyle } = useSiteConfig();
  const { url, region = defaultRegion } = endpoint;
  const clients = s3Clients({ url, region, forcePathStyle }, bucket);
  const [chosen, choose] = useState(clients[0]?.id);
  const client = clients.find(({ id }) => id === chosen);
  return (
    <Card heading={t`Programs`} description={t`Set a program up once, then use its commands.`}>
      <Stack>
        <SegmentedControl
          label={t`Program`}
          labelHidden
          options={clients.map(({ id, name }) => ({ id, label: name }))}
          value={chosen}
          onChange={choose}
        />
        <Text tone="muted">
          <Trans>
            Put one of your <Link href={href('s3Keys')}>access keys</Link> in the place of YOUR_ACCESS_KEY and
            YOUR_SECRET_KEY.
          </Trans>
        </Text>
        {client && (
          <>
            <Text weight="medium">{client.file ? t`Settings, in ${{ file: client.file }}` : t`Settings`}</Text>
            <CodeBlock label={t`Settings`} value={client.settings} wrap />
            <Text weight="medium">{t`Commands`}</Text>
            <CodeBlock label={t`Commands`} value={client.commands} wrap />
          </>
        )}
      </Stack>
    </Card>
  );
}
