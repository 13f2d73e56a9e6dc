import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Bucket } from '@livery/api/generated/types';
import { bucket } from '@livery/api/queries/storage';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { useContentsText } from './useContentsText.js';

/** Asks for the name before a bucket goes for good, and says what goes with it. */
export function DeleteBucketDialog(props: ActionDialogProps<Bucket>) {
  const { t } = useLingui();
  const contentsText = useContentsText();
  const { row, bulk } = props;
  const { name } = row;
  // The row may be from before the last upload: what is lost is told by a response of now, or not counted.
  const { data: now } = useQuery({
    ...bucket(name),
    // No change makes it old: once the bucket is deleted there is nothing to read.
    queryKey: ['bucketToDelete', name],
    gcTime: 0,
    enabled: bulk === undefined,
  });
  const isEmpty = now?.num_objects === 0;
  return (
    <ConfirmAction
      {...props}
      heading={t`Delete bucket`}
      confirmName
      consequences={now && !isEmpty ? [contentsText(now)] : []}
    >
      {bulk
        ? t`All objects in the buckets are deleted with them, and cannot be brought back. Programs and websites that use the buckets stop working. The names are free then, also for other customers.`
        : isEmpty
          ? t`The bucket is empty. The name ${name} is free then, also for other customers.`
          : t`All objects in the bucket are deleted with it, and cannot be brought back. Programs and websites that use the bucket stop working. The name ${name} is free then, also for other customers.`}
    </ConfirmAction>
  );
}
