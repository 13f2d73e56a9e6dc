import type { Manifest } from '../theme/manifest.js';
import { fromHex } from '../theme/oklch.js';

type Unsaid<Data> = { [Key in keyof Data]?: Data[Key] | undefined };

/** What a theme is made of: its name, the color of the brand, and whatever should not be as usual. */
export interface ThemeOptions extends Unsaid<Omit<Manifest, 'name' | 'brand'>>, Pick<Manifest, 'name' | 'brand'> {}

/** What is said at all: a caller may pass on options of their own that are not set. */
const said = <Data extends object>(data: Unsaid<Data>): Partial<Data> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Partial<Data>;

/** What a manifest that says nothing has: a light navigation and login page, grays with a touch of the brand. */
export function complete({ name, brand, ...options }: ThemeOptions): Manifest {
  /* A manifest may come from a file, where anything can be missing. */
  const { color }: Partial<Manifest['brand']> = brand ?? {};
  if (color === undefined) throw new RangeError('A theme is made of the color of its brand: brand.color is missing.');
  const { h, c } = fromHex(color);
  return {
    company: name,
    story: '',
    neutral: { hue: Math.round(h), chroma: c < 0.03 ? 0 : 0.006 },
    nav: { tone: 'light', selected: 'soft' },
    radius: 6,
    heading: { face: 'inter', weight: 600, tracking: 0 },
    login: { layout: 'centered', tone: 'light' },
    ...said<Omit<Manifest, 'name' | 'brand'>>(options),
    name,
    brand,
  };
}
