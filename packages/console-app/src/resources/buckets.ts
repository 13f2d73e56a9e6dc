import { msg, plural } from '@lingui/core/macro';
import { Archive } from 'lucide-react';
import { bucketGigabytes, storagePrice } from '@livery/api/domain/storage';
import type { Bucket } from '@livery/api/generated/types';
import { bucket, buckets as bucketList } from '@livery/api/queries/storage';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Buckets of the object storage, everywhere in the console (specification: infrastructure, section 3). They go by their name and are in no location. */
export const buckets = defineResource<Bucket>({
  kind: 'bucket',
  feature: 'storage',
  icon: Archive,
  messages: {
    title: msg`Buckets`,
    one: msg`Bucket`,
    synonyms: msg`S3, object storage`,
    count: (count) => plural(count, { one: '# bucket', other: '# buckets' }),
    search: msg`Search buckets`,
    searchHint: msg`Name, owner or billing account`,
    empty: msg`Your buckets will be here. A bucket holds files that programs and people reach over the S3 API.`,
    create: msg`Create bucket`,
    loadError: () => msg`The buckets could not be loaded`,
    notFound: msg`Bucket not found`,
  },
  source: { scope: 'account', read: bucketList },
  one: bucket,
  idOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  createdAt: ({ created_at }) => created_at,
  list: 'buckets',
  hrefOf: ({ name }) => href('bucket', { storageName: name }),
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ name, owner }) => [name, owner],
  pricing: { createPricer: (sources) => (row) => storagePrice(sources.pricing, sources, bucketGigabytes(row)) },
  alerts: [
    alertRule({
      id: 'suspended',
      tone: 'danger',
      fields: ['is_suspended'],
      predicate: ({ is_suspended }) => is_suspended,
      text: msg`Suspended`,
    }),
  ],
});
