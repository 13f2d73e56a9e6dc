import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Dialog, Heading, Stack, Text } from '@livery/ui';
import { toCurl } from '@livery/api/client/asCurl';
import { isSwitchedOn } from '@livery/api/domain/features';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { ActionDialogProps } from '#kit';
import { useEnvironment } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The requests of the actions with a machine, to script them. What destroys shows its request where it asks. */
export function ApiRequests({ action, row, dialog }: ActionDialogProps<LocatedVm>) {
  const { t, i18n } = useLingui();
  const site = useSiteConfig();
  const { origin } = useEnvironment().address;
  const offered = Object.values(action.table.actions).filter((one) => !one.danger && isSwitchedOn(site, one));
  return (
    <Dialog {...dialog} size="large" heading={t`API requests`}>
      <Stack>
        <Text tone="muted">{t`What the actions of this page send. Every other dialog shows its own request.`}</Text>
        {offered.map(({ id, label, mutation }) => {
          if (!mutation) return null;
          const name = i18n._(label);
          const request = mutation(row);
          return (
            <Stack key={id} gap={1}>
              <Heading level={3} size="base">
                {name}
              </Heading>
              <CodeBlock wrap label={name} value={toCurl(request.operation, request.variables, origin)} />
            </Stack>
          );
        })}
      </Stack>
    </Dialog>
  );
}
