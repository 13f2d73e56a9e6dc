import { headingFaces } from './headingFaces.js';
import { loginLayouts, selectedMarks, tones, type Manifest } from './manifest.js';

const choices: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'brand.text': ['light', 'dark', undefined],
  'nav.tone': tones,
  'nav.selected': selectedMarks,
  'heading.face': ['inter', ...Object.keys(headingFaces)],
  'login.layout': loginLayouts,
  'login.tone': tones,
};

/** From the least to the greatest; `optional` may be left out. */
const numbers: Readonly<Record<string, { least: number; greatest: number; optional?: boolean }>> = {
  'neutral.hue': { least: -360, greatest: 360 },
  'neutral.chroma': { least: 0, greatest: 0.4 },
  'neutral.lightCanvas': { least: 0, greatest: 1, optional: true },
  'neutral.darkCanvas': { least: 0, greatest: 1, optional: true },
  radius: { least: 0, greatest: 1000 },
  'heading.weight': { least: 1, greatest: 1000 },
  'heading.tracking': { least: -1, greatest: 1 },
};

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        (typeof part === 'object' && part !== null ? Object.entries(part) : []).find(([name]) => name === key)?.[1],
      value,
    );
}

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * Refuses a manifest that was read from a file and is none, by a RangeError that names what is wrong. Colors, density and the
 * size of text are checked where they are used.
 */
export function checkManifest(manifest: Manifest): void {
  for (const [path, allowed] of Object.entries(choices)) {
    const value = valueAt(manifest, path);
    if (!allowed.some((one) => one === value))
      throw new RangeError(
        `${path} is one of ${allowed.filter((one) => one !== undefined).join(', ')}, not ${written(value)}.`,
      );
  }
  for (const [path, { least, greatest, optional }] of Object.entries(numbers)) {
    const value = valueAt(manifest, path);
    if (value === undefined && optional) continue;
    if (typeof value !== 'number' || !(value >= least && value <= greatest))
      throw new RangeError(`${path} is a number from ${least} to ${greatest}, not ${written(value)}.`);
  }
}
