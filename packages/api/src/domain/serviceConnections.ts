import { encodePart } from './encodePart.js';
import type { ManagedService, ServiceSecret } from '../generated/types.js';
import { entryOf, isKnown, type PartlyKnown } from './openValues.js';

/** A way to connect to a service. */
interface Connection {
  /** What it is for: a URI, the command line, a Java program. */
  kind: 'uri' | 'command' | 'jdbc';
  /** Ready to paste. */
  text: string;
  /** Whether it connects encrypted or not at all, without a check of the certificate. */
  demandsTls: boolean;
}

/** Where a database is reached. What the service does not tell is left out of what is to be pasted, never made up. */
interface Endpoint {
  host: string;
  port: string;
  database: string | undefined;
  username: string | undefined;
  /** Undefined while the secrets are not shown: what is to be pasted then asks for it. */
  password: string | undefined;
}

/** A word for a shell: as it is where it is plain, else in single quotes. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function addressOf(scheme: string, { host, port, database = '' }: Endpoint, user = ''): string {
  return `${scheme}://${user}${host}:${port}/${encodePart(database)}`;
}

function uriOf(scheme: string, endpoint: Endpoint): string {
  const { username, password } = endpoint;
  if (username === undefined) return addressOf(scheme, endpoint);
  const secret = password === undefined ? '' : `:${encodePart(password)}`;
  return addressOf(scheme, endpoint, `${encodePart(username)}${secret}@`);
}

function postgresql(endpoint: Endpoint): Connection[] {
  const uri = `${uriOf('postgresql', endpoint)}?sslmode=require`;
  return [
    { kind: 'uri', text: uri, demandsTls: true },
    { kind: 'command', text: `psql ${quoted(uri)}`, demandsTls: true },
    { kind: 'jdbc', text: `${addressOf('jdbc:postgresql', endpoint)}?sslmode=require`, demandsTls: true },
  ];
}

function mariadb(endpoint: Endpoint): Connection[] {
  const { host, port, database, username, password } = endpoint;
  const words = [
    `mariadb --ssl --host=${host} --port=${port}`,
    username !== undefined && `--user=${quoted(username)}`,
    password === undefined ? '--password' : `--password=${quoted(password)}`,
    database !== undefined && quoted(database),
  ];
  return [
    // Clients have no common parameter for it.
    { kind: 'uri', text: uriOf('mysql', endpoint), demandsTls: false },
    { kind: 'command', text: words.filter(Boolean).join(' '), demandsTls: true },
    { kind: 'jdbc', text: `${addressOf('jdbc:mariadb', endpoint)}?sslMode=trust`, demandsTls: true },
  ];
}

/** With the port that the software uses where no other is told. */
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

type Connected = Pick<ManagedService, 'service' | 'display_name' | 'properties'> & PartlyKnown;

/**
 * How to connect to a service, by its kind; nothing where it does not say where it is reached. The password stands in it
 * only where the secrets are given.
 */
export function connectionsOf(row: Connected, secrets: readonly ServiceSecret[] = []): Connection[] {
  const { service, display_name, properties } = row;
  const secret = (name: string): string | undefined => secrets.find((one) => one.name === name)?.value;
  const told = (name: string): string | undefined => String(properties[name] ?? '') || undefined;
  const [host, endpoint] = [told('host'), told('endpoint')];
  const kind = entryOf(databases, service);
  if (kind) {
    // A port that was not understood is another than the usual one.
    const port = told('port') ?? (isKnown(row, 'properties') ? kind.port : undefined);
    if (host === undefined || port === undefined) return [];
    return kind.connections({
      host,
      port,
      database: told('database'),
      username: secret('username') ?? told('username'),
      password: secret('password'),
    });
  }
  if (endpoint === undefined) return [];
  const uri: Connection = { kind: 'uri', text: endpoint, demandsTls: false };
  if (service !== 'kubernetes') return [uri];
  const command = `kubectl --kubeconfig=${kubeconfigName(display_name)} get nodes`;
  return [{ kind: 'command', text: command, demandsTls: false }, uri];
}
