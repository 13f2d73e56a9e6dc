import { useLingui } from '@lingui/react/macro';
import { Alert, KeyValueList, LinkButton, Stack } from '@livery/ui';
import { ActionFailure } from '#shared/ActionFailure.js';
import { isPage } from './sessionWindow.js';
import type { Console } from './useConsole.js';

/** Why no console window opened: the call failed, or the browser blocked the window, which a link gets around. */
export function ConsoleNotice({ console: { action, blocked, dismiss } }: { console: Console }) {
  const { t } = useLingui();
  if (!blocked) return <ActionFailure action={action} />;
  const page = isPage(blocked.url);
  return (
    <Alert
      tone="warning"
      title={t`The browser blocked the console window`}
      onDismiss={dismiss}
      actions={
        page ? (
          <LinkButton size="small" href={blocked.url} external onClick={dismiss}>
            {t`Open console`}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={2}>
        {page
          ? t`Open it with this link, or allow windows of this site.`
          : t`Allow windows of this site, or connect a viewer with this address and token.`}
        {!page && (
          <KeyValueList
            minColumn="360px"
            items={[
              { label: t`Address`, value: blocked.url, copy: blocked.url, monospace: true },
              { label: t`Token`, value: blocked.token, copy: blocked.token, monospace: true },
            ]}
          />
        )}
      </Stack>
    </Alert>
  );
}
