import { msg, plural } from '@lingui/core/macro';
import { Eye, Globe } from 'lucide-react';
import type { Bucket } from '@livery/api/generated/types';
import { deleteBucket, deleteS3Key, updateBucket, type ListedS3Key } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction } from '#kit';
import { buckets } from '#resources/buckets.js';
import { s3Keys } from '#resources/s3Keys.js';
import { href } from '#shared/paths.js';

const { reasons } = storageTexts;

/** What can be done with a bucket (specification: infrastructure, section 7), in the order of its menu. */
export const bucketActions = defineActions(
  { idOf: buckets.idOf, nameOf: buckets.nameOf, reasons },
  {
    cors: {
      label: msg`Change allowed origins`,
      icon: Globe,
      href: ({ name }: Bucket) => href('bucket', { storageName: name }, { tab: 'cors' }),
      inRowMenu: true,
      inPalette: false,
    },
    moveBilling: moveBillingAction(buckets, {
      mutationOf: ({ name }: Bucket, billing_account_id) => bindMutation(updateBucket, { name, billing_account_id }),
    }),
    delete: deleteAction({
      mutation: ({ name }: Bucket) => bindMutation(deleteBucket, { name }),
      dialog: lazyDialog(async () => (await import('./bucketDialogs.js')).DeleteBucketDialog),
      title: (count) => plural(count, { one: 'Delete # bucket', other: 'Delete # buckets' }),
    }),
  },
);

/** What can be done with a pair of S3 keys. */
export const s3KeyActions = defineActions(
  { idOf: s3Keys.idOf, nameOf: s3Keys.nameOf, reasons },
  {
    showSecret: {
      label: msg`Show secret key`,
      icon: Eye,
      dialog: lazyDialog(async () => (await import('./keyDialogs.js')).ShowSecretDialog),
      inRowMenu: true,
    },
    delete: deleteAction({
      mutation: ({ accessKey }: ListedS3Key) => bindMutation(deleteS3Key, { accessKey }),
      done: (name) => msg`Deleted access key ${name}`,
      dialog: lazyDialog(async () => (await import('./keyDialogs.js')).DeleteKeyDialog),
      title: (count) => plural(count, { one: 'Delete # access key', other: 'Delete # access keys' }),
    }),
  },
);
