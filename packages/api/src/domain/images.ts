import type { VmImage, VmImageVersion } from '../generated/types.js';
import { isWindows } from './operatingSystem.js';
import { requestedOrDefault } from './requestedOrDefault.js';

/** The two filters of the list of operating systems (specification: infrastructure, section 9). */
type OsFilter = 'win' | 'other';

/**
 * How an unpublished version is marked (specification: infrastructure, section 4): in English unless told otherwise.
 */
const englishMark = (name: string): string => `${name} (unpublished)`;

interface Viewer {
  admin: boolean;
  /** The name of an unpublished version, in the viewer's language. */
  mark?: (name: string) => string;
}

export function osFilterOf(image: Pick<VmImage, 'os_name'>): OsFilter {
  return isWindows(image.os_name) ? 'win' : 'other';
}

/**
 * The images a user sees, in their order, each with the versions the user sees. Administrators also see unpublished
 * versions, marked ' (unpublished)'; an image without visible versions is hidden (specification: infrastructure,
 * section 4; account and billing, section 6).
 */
export function visibleImages(images: readonly VmImage[], { admin, mark = englishMark }: Viewer): VmImage[] {
  return images
    .map((image) => ({
      ...image,
      versions: image.versions.filter((one) => admin || one.published).map((one) => marked(one, mark)),
    }))
    .filter((image) => image.versions.length > 0)
    .toSorted((a, b) => a.ui_position - b.ui_position || 0 || a.display_name.localeCompare(b.display_name));
}

function marked(version: VmImageVersion, mark: (name: string) => string): VmImageVersion {
  return version.published ? version : { ...version, display_name: mark(version.display_name) };
}

/** The apps of the app catalog. */
export function appCatalog(images: readonly VmImage[]): VmImage[] {
  return images.filter((image) => image.is_app_catalog);
}

/** Which apps of the catalog are shown; what is left out narrows nothing. */
interface AppFilter {
  /** Part of a name, of what an app does or of its category, in any case. */
  search?: string | undefined;
  category?: string | undefined;
}

/** The apps that a search and a category keep, in their order. */
export function filterApps(apps: readonly VmImage[], { search = '', category }: AppFilter): VmImage[] {
  const tokens = search.toLowerCase().split(/\s+/).filter(Boolean);
  return apps.filter((app) => {
    const text = `${app.display_name} ${app.os_name} ${app.description ?? ''} ${app.category ?? ''}`.toLowerCase();
    return (category === undefined || app.category === category) && tokens.every((word) => text.includes(word));
  });
}

/** The categories that apps have, each once, in their order. */
export const appCategories = (apps: readonly VmImage[]): string[] => [
  ...new Set(apps.flatMap(({ category }) => category ?? [])),
];

/** The operating systems, apps left out; only those of one filter if it is given. */
export function operatingSystems(images: readonly VmImage[], filter?: OsFilter): VmImage[] {
  return images.filter((image) => !image.is_app_catalog && (!filter || osFilterOf(image) === filter));
}

/** The image chosen at first: the one asked for by name (search parameter osName), else the default, else the first. */
export function chooseImage(images: readonly VmImage[], osName?: string | null): VmImage | undefined {
  return requestedOrDefault(images, ({ os_name }) => os_name === osName);
}

/** The version chosen at first: the one asked for (osVersion), else the first published one, else the first. */
export function chooseVersion(image: VmImage, osVersion?: string | null): VmImageVersion | undefined {
  return (
    image.versions.find((version) => version.os_version === osVersion) ??
    image.versions.find((version) => version.published) ??
    image.versions[0]
  );
}
