import { keyPath } from '../theme/checkManifest.js';
import type { Manifest } from '../theme/manifest.js';
import { complete } from './complete.js';

/** What a manifest says, by path: `nav.tone`. A list is one value. */
function saidIn(part: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    const here = keyPath(path, key);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return saidIn(value, here);
    return value === undefined ? [] : [[here, value]];
  });
}

/** What a manifest says that its name and the color of its brand do not come to by themselves, by path. */
export function unusual(manifest: Manifest): Map<string, unknown> {
  const usual = new Map(saidIn(complete({ name: manifest.name, brand: { color: manifest.brand.color } })));
  return new Map(saidIn(manifest).filter(([path, value]) => value !== usual.get(path)));
}
