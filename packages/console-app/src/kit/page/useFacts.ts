import { useLingui } from '@lingui/react/macro';
import type { KeyValueItem } from '@livery/ui';
import type { Timestamp } from '@livery/api/generated/types';
import { useBillingAccountTitles } from '#shared/billingAccounts.js';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import type { Resource } from '../resource.js';

/** What every page says of its row, as far as its kind has it: where it is, who pays, when it was made and changed, its UUID. */
export function useFacts<Row extends object>(
  { locationOf, billingAccountOf, createdAt }: Resource<Row>,
  row: Row,
): readonly KeyValueItem[] {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const locationName = useLocationName();
  const accountTitle = useBillingAccountTitles(billingAccountOf !== undefined);
  // Fields of the contract, the same in every kind of row that has them.
  const { updated_at, uuid }: { updated_at?: Timestamp | null; uuid?: string } = row;
  return [
    ...(locationOf ? [{ label: t`Location`, value: locationName(locationOf(row)) }] : []),
    ...(billingAccountOf ? [{ label: t`Billing account`, value: accountTitle(billingAccountOf(row)) }] : []),
    ...(createdAt ? [{ label: t`Created`, value: dateTime(createdAt(row)) }] : []),
    ...('updated_at' in row ? [{ label: t`Changed`, value: dateTime(updated_at) }] : []),
    ...('uuid' in row ? [{ label: t`UUID`, value: uuid, copyValue: uuid, monospace: true, wide: true }] : []),
  ];
}
