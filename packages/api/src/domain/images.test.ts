import { describe, expect, it } from 'vitest';
import type { VmImage } from '../generated/types.js';
import {
  appCatalog,
  appCategories,
  chooseImage,
  chooseVersion,
  filterApps,
  operatingSystems,
  osFilterOf,
  visibleImages,
} from './images.js';

function image(os_name: string, fields: Partial<VmImage> = {}): VmImage {
  return {
    os_name,
    display_name: os_name,
    versions: [{ os_version: '1', display_name: 'One', published: true }],
    is_default: false,
    is_app_catalog: false,
    ui_position: 0,
    ...fields,
  };
}

const mixed = image('ubuntu', {
  versions: [
    { os_version: '26.04', display_name: '26.04 beta', published: false },
    { os_version: '24.04', display_name: '24.04 LTS', published: true },
  ],
});
const hidden = image('plan9', { versions: [{ os_version: '4', display_name: '4', published: false }] });
const empty = image('beos', { versions: [] });

describe('visibleImages', () => {
  it.each([
    { who: 'a customer', admin: false, seen: { ubuntu: ['24.04 LTS'] } },
    {
      who: 'an administrator',
      admin: true,
      seen: { ubuntu: ['26.04 beta (unpublished)', '24.04 LTS'], plan9: ['4 (unpublished)'] },
    },
  ])('to $who', ({ admin, seen }) => {
    const images = visibleImages([mixed, hidden, empty], { admin });
    expect(Object.fromEntries(images.map((one) => [one.os_name, one.versions.map((v) => v.display_name)]))).toEqual(
      seen,
    );
  });

  it('are marked in the language of who sees them', () => {
    const images = visibleImages([mixed], { admin: true, mark: (name) => `${name} (avaldamata)` });
    expect(images[0]?.versions.map((one) => one.display_name)).toEqual(['26.04 beta (avaldamata)', '24.04 LTS']);
  });

  it('come in their order, then by name', () => {
    const images = [image('b', { ui_position: 2 }), image('z', { ui_position: 1 }), image('a', { ui_position: 2 })];
    expect(visibleImages(images, { admin: false }).map((one) => one.os_name)).toEqual(['z', 'a', 'b']);
  });

  it('leave the list they were given as it was', () => {
    visibleImages([mixed], { admin: true });
    expect(mixed.versions[0]?.display_name).toBe('26.04 beta');
  });
});

describe('groups', () => {
  const images = [image('ubuntu'), image('windows-server'), image('wordpress', { is_app_catalog: true })];

  it.each([
    { group: 'app catalog', names: appCatalog(images), expected: ['wordpress'] },
    { group: 'operating systems', names: operatingSystems(images), expected: ['ubuntu', 'windows-server'] },
    { group: 'win', names: operatingSystems(images, 'win'), expected: ['windows-server'] },
    { group: 'other', names: operatingSystems(images, 'other'), expected: ['ubuntu'] },
  ])('$group', ({ names, expected }) => {
    expect(names.map((one) => one.os_name)).toEqual(expected);
  });

  it.each([
    ['windows', 'win'],
    ['Windows2022', 'win'],
    ['darwin', 'other'],
    ['debian', 'other'],
  ])('%s is %s', (os_name, filter) => {
    expect(osFilterOf({ os_name })).toBe(filter);
  });
});

describe('what is chosen at first', () => {
  const images = [image('debian'), image('ubuntu', { is_default: true })];

  it.each([
    { name: 'the image asked for', osName: 'debian', expected: 'debian' },
    { name: 'the default when another is asked for', osName: 'msdos', expected: 'ubuntu' },
    { name: 'the default when none is', osName: undefined, expected: 'ubuntu' },
  ])('$name', ({ osName, expected }) => {
    expect(chooseImage(images, osName)?.os_name).toBe(expected);
  });

  it('the first image without a default, none of none', () => {
    expect(chooseImage([image('debian'), image('alma')])?.os_name).toBe('debian');
    expect(chooseImage([])).toBeUndefined();
  });

  it.each([
    { name: 'the version asked for', osVersion: '26.04', expected: '26.04' },
    { name: 'a published version', osVersion: undefined, expected: '24.04' },
  ])('$name', ({ osVersion, expected }) => {
    expect(chooseVersion(mixed, osVersion)?.os_version).toBe(expected);
  });

  it('an unpublished version where there is no other', () => {
    expect(chooseVersion(hidden)?.os_version).toBe('4');
  });
});

describe('the apps that are shown', () => {
  const apps = [
    image('wordpress', { display_name: 'WordPress', category: 'websites', description: 'Websites and blogs.' }),
    image('gitlab', { display_name: 'GitLab', category: 'development', description: 'Git repositories.' }),
    image('gitea', { display_name: 'Gitea', category: 'development' }),
    image('odd'),
  ];

  it.each([
    [{}, ['wordpress', 'gitlab', 'gitea', 'odd']],
    [{ search: 'git' }, ['gitlab', 'gitea']],
    [{ search: ' GIT repo ' }, ['gitlab']],
    [{ search: 'blogs' }, ['wordpress']],
    [{ category: 'development' }, ['gitlab', 'gitea']],
    [{ category: 'development', search: 'lab' }, ['gitlab']],
    [{ category: 'games' }, []],
  ])('by %o', (filter, names) => {
    expect(filterApps(apps, filter).map(({ os_name }) => os_name)).toEqual(names);
  });

  it('have categories, each once', () => {
    expect(appCategories(apps)).toEqual(['websites', 'development']);
  });
});
