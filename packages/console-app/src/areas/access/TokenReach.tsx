import { useLingui } from '@lingui/react/macro';
import { Badge } from '@livery/ui';

/** How far an API token reaches; undefined where the server does not say, or was not understood. */
export function TokenReach({ restricted }: { restricted: boolean | undefined }) {
  const { t } = useLingui();
  if (restricted === undefined) return <Badge>{t`Unknown`}</Badge>;
  return restricted ? <Badge tone="info">{t`One billing account`}</Badge> : <Badge>{t`Everything`}</Badge>;
}
