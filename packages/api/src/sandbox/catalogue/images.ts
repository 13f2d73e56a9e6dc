import type { VmImage } from '../../generated/types.js';

type Version = [os_version: string, display_name?: string, published?: boolean];

interface Facts {
  os_name: string;
  display_name: string;
  versions: Version[];
  is_default?: boolean;
  is_app?: boolean;
}

const facts: Facts[] = [
  {
    os_name: 'ubuntu',
    display_name: 'Ubuntu',
    versions: [
      ['24.04', '24.04 LTS'],
      ['22.04', '22.04 LTS'],
      ['26.04', '26.04 LTS', false],
    ],
    is_default: true,
  },
  { os_name: 'debian', display_name: 'Debian', versions: [['13'], ['12'], ['11']] },
  { os_name: 'rocky', display_name: 'Rocky Linux', versions: [['9'], ['8']] },
  {
    os_name: 'windows',
    display_name: 'Windows Server',
    versions: [
      ['2022', '2022 Standard'],
      ['2019', '2019 Standard'],
    ],
  },
  { os_name: 'haiku', display_name: 'Haiku', versions: [['r1', 'R1', false]] },
  { os_name: 'wordpress', display_name: 'WordPress', versions: [['6.8'], ['6.7']], is_app: true },
  { os_name: 'docker', display_name: 'Docker', versions: [['28']], is_app: true },
  { os_name: 'gitlab', display_name: 'GitLab', versions: [['18.4'], ['17.11']], is_app: true },
  { os_name: 'nextcloud', display_name: 'Nextcloud', versions: [['31']], is_app: true },
];

/** What machines can be made from. Unpublished versions are there for everybody; the console hides them. */
export const images: readonly VmImage[] = facts.map(
  ({ os_name, display_name, versions, is_default = false, is_app = false }, at) => ({
    os_name,
    display_name,
    versions: versions.map(([os_version, title, published]) => ({
      os_version,
      display_name: title ?? os_version,
      published: published ?? true,
    })),
    icon: null,
    is_default,
    is_app_catalog: is_app,
    ui_position: at + 1,
  }),
);

/** The licence that is charged with an image; null when none is. */
export function licenseOf(os_name: string): string | null {
  return os_name === 'windows' ? 'windows' : null;
}
