import { describe, expect, it } from 'vitest';
import { connectionsOf, kubeconfigName, reachedAt } from './serviceConnections.js';

const service = (kind: string, properties: Record<string, string | number>) => ({
  service: kind as 'mariadb',
  display_name: 'Orders (live)',
  properties,
});
const database = { host: '10.12.0.30', port: '5433', database: 'orders', username: 'admin' };
const texts = (...[about, secrets]: Parameters<typeof connectionsOf>) =>
  connectionsOf(about, secrets).map(({ text }) => text);

describe('the ways to connect', () => {
  it('to PostgreSQL have no password while the secrets are not shown', () => {
    expect(texts(service('postgresql', database))).toEqual([
      'postgresql://admin@10.12.0.30:5433/orders?sslmode=require',
      "psql 'postgresql://admin@10.12.0.30:5433/orders?sslmode=require'",
      'jdbc:postgresql://10.12.0.30:5433/orders?sslmode=require',
    ]);
  });

  it('escape the password where it is shown: in a URI, and for the shell', () => {
    const secrets = [
      { name: 'username', value: 'root' },
      { name: 'password', value: "p@ss/it's" },
    ];
    expect(texts(service('mariadb', { ...database, port: 25_060 }), secrets)).toEqual([
      "mysql://root:p%40ss%2Fit's@10.12.0.30:25060/orders",
      "mariadb --ssl --host=10.12.0.30 --port=25060 --user=root --password='p@ss/it'\\''s' orders",
      'jdbc:mariadb://10.12.0.30:25060/orders?sslMode=trust',
    ]);
  });

  it('ask for the password of MariaDB while it is not shown', () => {
    expect(texts(service('mariadb', database))[1]).toContain(' --user=admin --password orders');
  });

  it('name no database and no user that the service has not told, and the port that the software uses', () => {
    expect(texts(service('postgresql', { host: 'db.example', database: '' }))).toEqual([
      'postgresql://db.example:5432/?sslmode=require',
      "psql 'postgresql://db.example:5432/?sslmode=require'",
      'jdbc:postgresql://db.example:5432/?sslmode=require',
    ]);
    expect(texts(service('mariadb', { host: 'db.example' }), [{ name: 'password', value: 'secret' }])).toEqual([
      'mysql://db.example:3306/',
      'mariadb --ssl --host=db.example --port=3306 --password=secret',
      'jdbc:mariadb://db.example:3306/?sslMode=trust',
    ]);
  });

  it('name no usual port where the server may have told another', () => {
    const partly = (properties: Record<string, string | number>) => ({
      ...service('postgresql', properties),
      not_understood: ['properties'],
    });
    expect(texts(partly({ host: 'db.example' }))).toEqual([]);
    expect(texts(partly(database))).toHaveLength(3);
  });

  it('say of each whether it connects encrypted or not at all', () => {
    const demands = (kind: string, endpoint: Record<string, string>) =>
      connectionsOf(service(kind, endpoint)).map(({ demandsTls }) => demandsTls);
    expect(demands('postgresql', database)).toEqual([true, true, true]);
    expect(demands('mariadb', database)).toEqual([false, true, true]);
    expect(demands('kubernetes', { endpoint: 'https://10.12.0.40:6443' })).toEqual([false, false]);
    expect(demands('dummy', { endpoint: 'http://10.12.0.41' })).toEqual([false]);
  });

  it('to Kubernetes name the file that the kubeconfig is downloaded as', () => {
    expect(texts(service('kubernetes', { endpoint: 'https://10.12.0.40:6443' }))).toEqual([
      'kubectl --kubeconfig=Orders-live--kubeconfig.yaml get nodes',
      'https://10.12.0.40:6443',
    ]);
    expect(kubeconfigName('k8s')).toBe('k8s-kubeconfig.yaml');
  });

  it('are its URL for a kind that nobody knows, and none where a service does not say where it is', () => {
    expect(texts(service('redis', { endpoint: 'rediss://10.0.0.1:6380' }))).toEqual(['rediss://10.0.0.1:6380']);
    for (const kind of ['postgresql', 'mariadb', 'kubernetes', 'constructor']) {
      expect(texts(service(kind, {}))).toEqual([]);
    }
  });
});

it('a service is reached at the address that its machines share, else at the first machine that has one', () => {
  const part = (resource_type: string, private_ipv4: string | null) => ({
    resource_type,
    resource_uuid: 'part',
    private_ipv4,
  });
  const machines = [part('vm', null), part('vm', '10.12.0.31'), part('vm', '10.12.0.32')];
  expect(reachedAt({ resources: [...machines, part('virtual_ip', '10.12.0.30')] })).toBe('10.12.0.30');
  expect(reachedAt({ resources: [...machines, part('virtual_ip', null)] })).toBe('10.12.0.31');
  expect(reachedAt({ resources: machines.slice(0, 1) })).toBeUndefined();
});
