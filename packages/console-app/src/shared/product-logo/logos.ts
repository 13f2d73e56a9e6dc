import type * as Distributions from './distributions.js';
import type * as ManagedServices from './managedServices.js';

type Load = () => Promise<{ default: string }>;

const distribution =
  (name: keyof typeof Distributions): Load =>
  async () => ({ default: (await import('./distributions.js'))[name] });

const managedService =
  (name: keyof typeof ManagedServices): Load =>
  async () => ({ default: (await import('./managedServices.js'))[name] });

/**
 * The logos of what a provider offers, as the SVG text of simple-icons, loaded when they are shown. The keys are how
 * the names of the products begin, in lower case and without anything but letters and digits.
 */
const logos: Readonly<Record<string, Load>> = {
  // Operating systems
  almalinux: distribution('almalinux'),
  alpine: () => import('simple-icons/icons/alpinelinux.svg?raw'),
  archlinux: () => import('simple-icons/icons/archlinux.svg?raw'),
  centos: distribution('centos'),
  debian: distribution('debian'),
  fedora: distribution('fedora'),
  freebsd: () => import('simple-icons/icons/freebsd.svg?raw'),
  mikrotik: () => import('simple-icons/icons/mikrotik.svg?raw'),
  nixos: () => import('simple-icons/icons/nixos.svg?raw'),
  opensuse: () => import('simple-icons/icons/opensuse.svg?raw'),
  proxmox: distribution('proxmox'),
  redhat: () => import('simple-icons/icons/redhat.svg?raw'),
  rhel: () => import('simple-icons/icons/redhat.svg?raw'),
  rocky: distribution('rockylinux'),
  sles: () => import('simple-icons/icons/suse.svg?raw'),
  suse: () => import('simple-icons/icons/suse.svg?raw'),
  ubuntu: distribution('ubuntu'),
  // Apps
  cpanel: () => import('simple-icons/icons/cpanel.svg?raw'),
  discourse: () => import('simple-icons/icons/discourse.svg?raw'),
  docker: () => import('simple-icons/icons/docker.svg?raw'),
  drupal: () => import('simple-icons/icons/drupal.svg?raw'),
  ghost: () => import('simple-icons/icons/ghost.svg?raw'),
  gitea: () => import('simple-icons/icons/gitea.svg?raw'),
  gitlab: () => import('simple-icons/icons/gitlab.svg?raw'),
  grafana: () => import('simple-icons/icons/grafana.svg?raw'),
  jitsi: () => import('simple-icons/icons/jitsi.svg?raw'),
  joomla: () => import('simple-icons/icons/joomla.svg?raw'),
  mattermost: () => import('simple-icons/icons/mattermost.svg?raw'),
  moodle: () => import('simple-icons/icons/moodle.svg?raw'),
  n8n: () => import('simple-icons/icons/n8n.svg?raw'),
  nextcloud: () => import('simple-icons/icons/nextcloud.svg?raw'),
  nginx: () => import('simple-icons/icons/nginx.svg?raw'),
  nodejs: () => import('simple-icons/icons/nodedotjs.svg?raw'),
  odoo: () => import('simple-icons/icons/odoo.svg?raw'),
  plesk: () => import('simple-icons/icons/plesk.svg?raw'),
  portainer: () => import('simple-icons/icons/portainer.svg?raw'),
  prestashop: () => import('simple-icons/icons/prestashop.svg?raw'),
  wordpress: () => import('simple-icons/icons/wordpress.svg?raw'),
  // Managed services
  elasticsearch: () => import('simple-icons/icons/elasticsearch.svg?raw'),
  kubernetes: managedService('kubernetes'),
  mariadb: managedService('mariadb'),
  mongodb: () => import('simple-icons/icons/mongodb.svg?raw'),
  mysql: managedService('mysql'),
  postgres: managedService('postgresql'),
  rabbitmq: () => import('simple-icons/icons/rabbitmq.svg?raw'),
  redis: managedService('redis'),
};

/** What the name of a product is compared by: `Rocky Linux` and `rocky-linux` are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a product is a Windows, whose logo simple-icons may not hold. */
export const isWindows = (name: string): boolean => plain(name).startsWith('windows');

function loaderOf(name: string): Load | undefined {
  const requested = plain(name);
  return Object.entries(logos).find(([prefix]) => requested.startsWith(prefix))?.[1];
}

/** The outline of a logo in an SVG file of 24 by 24; undefined for a file that has none. */
const outlineOf = (svg: string): string | undefined => /<path[^>]* d="([^"]+)"/.exec(svg)?.[1];

const outlines = new Map<string, Promise<string | undefined>>();

/**
 * The outline of a product's logo, for `<path d>` in a box of 24 by 24; undefined when there is no logo of it, or when it
 * could not be loaded. `name` is how the provider calls it, such as `os_name` of an image. The same promise each time.
 */
export function logoOutline(name: string): Promise<string | undefined> {
  const cached = outlines.get(name);
  if (cached) return cached;
  const load = loaderOf(name);
  const outline = load ? load().then((file) => outlineOf(file.default)) : Promise.resolve(undefined);
  const settled = outline.catch(() => undefined);
  outlines.set(name, settled);
  return settled;
}
