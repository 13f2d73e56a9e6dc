import { useLingui } from '@lingui/react/macro';
import { Link, Stack, Text } from '@livery/ui';
import { href } from '#shared/paths.js';

/** Said in the place of the billing accounts that a token or a delegation may be restricted to, where there are none. */
export function NoAccountYet() {
  const { t } = useLingui();
  return (
    <Stack gap={1}>
      <Text tone="muted">{t`You have no billing account yet.`}</Text>
      <Link href={href('createBillingAccount')}>{t`Create billing account`}</Link>
    </Stack>
  );
}
