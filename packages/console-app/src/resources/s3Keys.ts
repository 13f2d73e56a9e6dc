import { msg, plural } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { listedS3Keys, type ListedS3Key } from '@livery/api/queries/storage';
import { defineResource } from '#kit';

/** Pairs of S3 keys without their secrets (specification: infrastructure, section 3). A pair goes by its public half and has no page. */
export const s3Keys = defineResource<ListedS3Key>({
  kind: 's3_key',
  feature: 'storage',
  icon: KeyRound,
  messages: {
    title: msg`Access keys`,
    one: msg`Access key`,
    synonyms: msg`S3 keys`,
    count: (count) => plural(count, { one: '# access key', other: '# access keys' }),
    search: msg`Search access keys`,
    searchHint: msg`Access key or S3 user`,
    empty: msg`Your access keys will be here. A program needs one to use your buckets.`,
    create: msg`Create access key`,
    loadError: () => msg`The access keys could not be loaded`,
  },
  source: { scope: 'account', read: listedS3Keys },
  idOf: ({ accessKey }) => accessKey,
  nameOf: ({ accessKey }) => accessKey,
  list: 's3Keys',
  searchTexts: ({ accessKey, userId }) => [accessKey, userId],
});
