import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { Bucket } from '@livery/api/generated/types';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { useContentsText } from './useContentsText.js';

/** Asks for the name before a bucket goes for good, and says what goes with it. */
export function DeleteBucketDialog(props: ActionDialogProps<Bucket>) {
  const { t } = useLingui();
  const contentsText = useContentsText();
  const { row, bulk } = props;
  const { name, num_objects: count } = row;
  return (
    <ConfirmAction
      {...props}
      title={t`Delete bucket`}
      confirmName
      consequences={bulk ? undefined : count === 0 ? [] : [contentsText(row)]}
    >
      <Text>
        {bulk ? (
          <Trans>
            All objects in the buckets are deleted with them, and cannot be brought back. Programs and websites that use
            the buckets stop working. The names are free then, also for other customers.
          </Trans>
        ) : count === 0 ? (
          <Trans>The bucket is empty. The name {name} is free then, also for other customers.</Trans>
        ) : (
          <Trans>
            All objects in the bucket are deleted with it, and cannot be brought back. Programs and websites that use
            the bucket stop working. The name {name} is free then, also for other customers.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}
