import { encodePart } from './encodePart.js';
import type { ManagedService, ServiceSecret } from '../generated/types.js';
import { entryOf } from './openValues.js';

/** A way to connect to a service. */
interface Connection {
  /** What it is for: a URI, the command line, a Java program. */
  kind: 'uri' | 'command' | 'jdbc';
  /** Ready to paste. */
  text: string;
}

interface Endpoint {
  host: string;
  port: string;
  database: string;
  username: string;
  /** Undefined while the secrets are not shown: what is to be pasted then asks for it. */
  password: string | undefined;
}

/** A word for a shell: as it is where it is plain, else in single quotes. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function uriOf(scheme: string, { host, port, database, username, password }: Endpoint, query = ''): string {
  const secret = password === undefined ? '' : `:${encodePart(password)}`;
  return `${scheme}://${encodePart(username)}${secret}@${host}:${port}/${encodePart(database)}${query}`;
}

function postgresql(endpoint: Endpoint): Connection[] {
  const uri = uriOf('postgresql', endpoint, '?sslmode=require');
  const { host, port, database } = endpoint;
  return [
    { kind: 'uri', text: uri },
    { kind: 'command', text: `psql ${quoted(uri)}` },
    { kind: 'jdbc', text: `jdbc:postgresql://${host}:${port}/${encodePart(database)}?sslmode=require` },
  ];
}

function mariadb(endpoint: Endpoint): Connection[] {
  const { host, port, database, username, password } = endpoint;
  const secret = password === undefined ? '--password' : `--password=${quoted(password)}`;
  return [
    { kind: 'uri', text: uriOf('mysql', endpoint) },
    {
      kind: 'command',
      text: `mariadb --ssl --host=${host} --port=${port} --user=${quoted(username)} ${secret} ${quoted(database)}`,
    },
    { kind: 'jdbc', text: `jdbc:mariadb://${host}:${port}/${encodePart(database)}?sslMode=trust` },
  ];
}

const databases = {
  postgresql: { connections: postgresql, port: '5432' },
  mariadb: { connections: mariadb, port: '3306' },
};

/** What the file with the kubeconfig of a cluster is called. */
export const kubeconfigName = (name: string): string => `${name.replaceAll(/[^\w.-]+/g, '-')}-kubeconfig.yaml`;

/**
 * The private address at which a service is reached: that of the address which its machines share, where they do; else of
 * the first machine that has one.
 */
export function reachedAt({ resources }: Pick<ManagedService, 'resources'>): string | undefined {
  const addressed = resources.filter(({ private_ipv4 }) => private_ipv4);
  const reached = addressed.find(({ resource_type }) => resource_type === 'virtual_ip') ?? addressed[0];
  return reached?.private_ipv4 ?? undefined;
}

type Connected = Pick<ManagedService, 'service' | 'display_name' | 'properties'>;

/**
 * How to connect to a service, by its kind; nothing where it does not say where it is reached. The password stands in it
 * only where the secrets are given.
 */
export function connectionsOf(
  { service, display_name, properties }: Connected,
  secrets: readonly ServiceSecret[] = [],
): Connection[] {
  const secret = (name: string): string | undefined => secrets.find((one) => one.name === name)?.value;
  const { host = '', endpoint = '' } = properties;
  const kind = entryOf(databases, service);
  if (kind) {
    if (host === '') return [];
    return kind.connections({
      host,
      port: properties['port'] ?? kind.port,
      database: properties['database'] ?? 'defaultdb',
      username: secret('username') ?? properties['username'] ?? 'admin',
      password: secret('password'),
    });
  }
  if (endpoint === '') return [];
  const uri: Connection = { kind: 'uri', text: endpoint };
  if (service !== 'kubernetes') return [uri];
  return [{ kind: 'command', text: `kubectl --kubeconfig=${kubeconfigName(display_name)} get nodes` }, uri];
}
