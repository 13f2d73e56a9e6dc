import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAnnounce } from '@livery/ui';
import { timeUnit } from '@livery/api/client';
import { getUiConfig } from '@livery/api/generated/operations/config';
import { createConnection, useConnection, type Connection } from '#shared/connection.js';
import { useServices } from '#shared/services.js';
import { createServer, resolveFetch } from '#shared/server.js';
import { useToasts } from '#shared/toasts.js';
import { useLocale } from '#shared/useLocale.js';

type Disconnected = Exclude<Connection, 'online'>;

const texts: Record<Disconnected, MessageDescriptor> = {
  offline: msg`You are offline.`,
  unreachable: msg`The server cannot be reached.`,
};

/** When the oldest of what the screen shows was read, in ms since 1970; Infinity where it shows nothing of the server. */
function oldestVisible(client: QueryClient): number {
  const visible = client.getQueryCache().findAll({
    type: 'active',
    // What is kept for longer, as the locations are, does not tell how old a list is.
    predicate: ({ state, observers }) =>
      state.data !== undefined && observers.some(({ options }) => options.staleTime === timeUnit),
  });
  return Math.min(...visible.map(({ state }) => state.dataUpdatedAt));
}

/** Follows whether the server can be reached. When it can be again, everything shown is read again, and it is said. */
export function useFollowedConnection(): Connection {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const services = useServices();
  const client = useQueryClient();
  const announce = useAnnounce();
  const connection = useConnection();
  const last = useRef(connection);

  useEffect(() => {
    // A client of its own: the failure of a probe is a result, not one more failure to look into.
    const server = createServer(services, { key: '' });
    return services.get(createConnection).watch({
      probe: () => server.read(getUiConfig, {}),
      needsNetwork: resolveFetch(services) === undefined,
    });
  }, [services]);
  useEffect(() => {
    if (last.current === connection) return;
    last.current = connection;
    if (connection === 'online') {
      void client.invalidateQueries();
      toasts.success(t`The connection is back`);
    } else {
      announce(i18n._(texts[connection]));
    }
  }, [connection, client, announce, toasts, i18n, t]);
  return connection;
}

const isToday = (date: Date): boolean => date.toDateString() === new Date().toDateString();

/** Says that there is no connection, how old what one sees is, and that changes have to wait. */
export function ConnectionStrip({ connection }: { connection: Disconnected }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const oldest = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => oldestVisible(client),
  );
  const date = new Date(oldest);
  const time = date.toLocaleString(locale, { timeStyle: 'short', dateStyle: isToday(date) ? undefined : 'medium' });
  const sentences = [
    i18n._(texts[connection]),
    Number.isFinite(oldest) && t`What you see is from ${time}.`,
    t`Changes have to wait.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
