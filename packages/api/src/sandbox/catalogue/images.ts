import type { VmImage } from '../../generated/types.js';

type Version = [os_version: string, display_name?: string, published?: boolean];

interface Facts {
  os_name: string;
  display_name: string;
  versions: Version[];
  is_default?: boolean;
  /** Set for an app: what it is for, and what it does. */
  app?: [category: NonNullable<VmImage['category']>, description: string];
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
  {
    os_name: 'wordpress',
    display_name: 'WordPress',
    versions: [['6.8'], ['6.7']],
    app: ['websites', 'Websites and blogs with themes and plugins.'],
  },
  {
    os_name: 'docker',
    display_name: 'Docker',
    versions: [['28']],
    app: ['development', 'Runs containers; with Compose.'],
  },
  {
    os_name: 'gitlab',
    display_name: 'GitLab',
    versions: [['18.4'], ['17.11']],
    app: ['development', 'Git repositories with reviews, issues and pipelines.'],
  },
  {
    os_name: 'nextcloud',
    display_name: 'Nextcloud',
    versions: [['31']],
    app: ['storage', 'Files, calendars and contacts of a team, on a server of its own.'],
  },
  {
    os_name: 'ghost',
    display_name: 'Ghost',
    versions: [['6']],
    app: ['websites', 'Publishing for newsletters and magazines.'],
  },
  {
    os_name: 'gitea',
    display_name: 'Gitea',
    versions: [['1.24']],
    app: ['development', 'Small and quick Git hosting.'],
  },
  {
    os_name: 'mattermost',
    display_name: 'Mattermost',
    versions: [['10.11']],
    app: ['collaboration', 'Team chat with channels, calls and playbooks.'],
  },
  {
    os_name: 'jitsi',
    display_name: 'Jitsi Meet',
    versions: [['2.0']],
    app: ['collaboration', 'Video meetings in the browser.'],
  },
  {
    os_name: 'grafana',
    display_name: 'Grafana',
    versions: [['12'], ['11']],
    app: ['monitoring', 'Dashboards and alerts for metrics and logs.'],
  },
];

function image({ os_name, display_name, versions, is_default = false, app }: Facts, at: number): VmImage {
  return {
    os_name,
    display_name,
    versions: versions.map(([os_version, title, published]) => ({
      os_version,
      display_name: title ?? os_version,
      published: published ?? true,
    })),
    icon: null,
    is_default,
    is_app_catalog: app !== undefined,
    ui_position: at + 1,
    ...(app && { category: app[0], description: app[1] }),
  };
}

/** What machines can be made from. Unpublished versions are there for everybody; the console hides them. */
export const images: readonly VmImage[] = facts.map(image);

/** The licence that is charged with an image; null when none is. */
export function licenseOf(os_name: string): string | null {
  return os_name === 'windows' ? 'windows' : null;
}
