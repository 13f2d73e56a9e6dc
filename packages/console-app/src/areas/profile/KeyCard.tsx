import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Link, MaskedValue, Stack, Text } from '@livery/ui';
import { href } from '#shared/paths.js';

/** The user's own API key, masked until they want to see it. */
export function KeyCard({ apiKey }: { apiKey: string | undefined }) {
  const { t } = useLingui();
  return (
    <Card heading={t`Your API key`} description={t`Signs calls as you, with everything that you may do.`}>
      <Stack gap={3}>
        {apiKey ? (
          <div>
            <MaskedValue label={t`API key`} value={apiKey} />
          </div>
        ) : (
          <Text tone="muted">{t`The server did not send it.`}</Text>
        )}
        <Text tone="muted" size="small">
          <Trans>
            Give each program <Link href={href('apiTokens')}>a token of its own</Link>: it can be restricted and
            deleted.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}
