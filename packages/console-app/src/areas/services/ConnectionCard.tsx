import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Download, Eye, EyeOff } from 'lucide-react';
import { Button, Card, CodeBlock, Inline, KeyValueList, Stack, Text, useAnnounce } from '@livery/ui';
import { downloadFile } from '@livery/ui/collections';
import { entryOf, isKnown } from '@livery/api/domain/openValues';
import { connectionsOf, kubeconfigName } from '@livery/api/domain/serviceConnections';
import { canUseService } from '@livery/api/domain/services';
import type { ManagedService, ServiceSecret } from '@livery/api/generated/types';
import { askForSecrets } from '@livery/api/queries/services';
import { servicesTexts } from '#generated/services/texts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useIsVisible } from '#shared/useIsVisible.js';

const yaml = (text: string): Blob => new Blob([text], { type: 'application/yaml' });

/**
 * How to connect to a service: texts to paste, and its secrets on request. These are kept by nobody but this card, and
 * gone when they are hidden or the page is left.
 */
export function ConnectionCard({ service }: { service: ManagedService }) {
  const { t, i18n } = useLingui();
  const { secrets, failure, loading, show, download, hide } = useSecrets(service);
  const isCluster = service.service === 'kubernetes';
  const usable = canUseService(service);
  const connections = connectionsOf(service, secrets);
  const labels = { uri: t`Connection URI`, command: t`Command line`, jdbc: t`JDBC URL` };
  const reason = usable.allowed ? undefined : i18n._(servicesTexts.reasons[usable.reason]);
  return (
    <Card
      heading={t`Connect`}
      description={
        secrets
          ? t`The secrets are shown. Hide them before you share your screen.`
          : isCluster
            ? t`Download the kubeconfig to work with the cluster. It is a secret: it is not shown until you ask for it.`
            : t`Passwords are left out until you show the secrets.`
      }
      actions={
        secrets ? (
          <Button icon={EyeOff} onClick={hide}>{t`Hide secrets`}</Button>
        ) : (
          <Inline gap={2}>
            {isCluster && (
              <Button icon={Download} loading={loading} disabledReason={reason} onClick={() => void download()}>
                {t`Download ${{ name: 'kubeconfig' }}`}
              </Button>
            )}
            <Button icon={Eye} loading={loading} disabledReason={reason} onClick={() => void show()}>
              {t`Show secrets`}
            </Button>
          </Inline>
        )
      }
    >
      <Stack>
        {failure && <ErrorAlert heading={t`The secrets could not be loaded`} {...failure} />}
        <Facts service={service} secrets={secrets ?? none} />
        {connections.map(({ kind, text }) => (
          <Stack key={kind} gap={1}>
            <Text size="small" tone="muted">
              {labels[kind]}
            </Text>
            <CodeBlock value={text} label={labels[kind]} wrap />
          </Stack>
        ))}
        {connections.length > 0 && connections.every(({ demandsTls }) => demandsTls) && (
          <Text size="small" tone="muted">
            {t`Connections are encrypted. The certificate of the service is not checked, because it comes with none to check it by.`}
          </Text>
        )}
        {connections.length === 0 && (
          <Text tone="muted">
            {!usable.allowed
              ? t`How to connect will be here as soon as the service is ready.`
              : isKnown(service, 'properties')
                ? t`The service does not say how to connect to it.`
                : t`How to connect to it is not known: the server's answer was not understood.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The secrets of a service while they are shown, asked for anew each time. */
function useSecrets({ uuid, display_name }: ManagedService) {
  const { t } = useLingui();
  const client = useQueryClient();
  const announce = useAnnounce();
  const isVisible = useIsVisible();
  const [secrets, setSecrets] = useState<readonly ServiceSecret[]>();
  const [failure, setFailure] = useState<{ error: Error; onRetry: () => void }>();
  const [loading, setLoading] = useState(false);
  // Left for another page, this one may be kept by the browser and come back as it was.
  useEffect(() => {
    const forget = (): void => setSecrets(undefined);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  async function ask(onSecrets: (secrets: readonly ServiceSecret[]) => void): Promise<void> {
    setFailure(undefined);
    setLoading(true);
    try {
      const result = await askForSecrets(client, uuid);
      if (isVisible.current) onSecrets(result);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      // What failed is tried again: who wanted the file does not want the secrets on the screen.
      setFailure({ error, onRetry: () => void ask(onSecrets) });
    } finally {
      setLoading(false);
    }
  }
  const show = () =>
    ask((result) => {
      setSecrets(result);
      announce(t`The secrets are shown`);
    });
  /** The file of several lines, without showing it. */
  const download = () =>
    ask((result) => {
      const file = result.find(hasLines);
      if (file) downloadFile(kubeconfigName(display_name), yaml(file.value));
      else setSecrets(result);
    });
  function hide(): void {
    setSecrets(undefined);
    announce(t`The secrets are hidden`);
  }
  return { secrets, failure, loading, show, download, hide };
}

const hasLines = ({ value }: ServiceSecret): boolean => value.includes('\n');

const none: readonly never[] = [];

interface FactsProps {
  service: ManagedService;
  /** None while they are not shown. */
  secrets: readonly ServiceSecret[];
}

/** What the service says about itself, and its secrets while they are shown: to copy, one of several lines as a file. */
function Facts({ service, secrets }: FactsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    host: t`Host`,
    port: t`Port`,
    database: t`Database`,
    endpoint: t`Endpoint`,
    engine_version: t`Version`,
    username: t`User name`,
    password: t`Password`,
    token: t`Token`,
  };
  const short = secrets.filter((one) => !hasLines(one)).map(({ name, value }) => [name, value] as const);
  // A name that is a secret as well stands once.
  const facts = Object.entries({ ...service.properties, ...Object.fromEntries(short) });
  return (
    <>
      {facts.length > 0 && (
        <KeyValueList
          items={facts.map(([name, value]) => ({
            label: entryOf(labels, name) ?? name,
            value,
            copyValue: String(value),
            monospace: true,
          }))}
        />
      )}
      {secrets.filter(hasLines).map(({ name, value }) => (
        <Stack key={name} gap={2}>
          <Inline justify="between">
            <Text size="small" tone="muted">
              {name}
            </Text>
            <Button
              size="small"
              icon={Download}
              onClick={() => downloadFile(kubeconfigName(service.display_name), yaml(value))}
            >
              {t`Download ${{ name }}`}
            </Button>
          </Inline>
          <CodeBlock value={value} label={name} />
        </Stack>
      ))}
    </>
  );
}
