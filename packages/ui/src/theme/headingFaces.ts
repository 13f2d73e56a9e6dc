/** A face for headings, bundled from @fontsource-variable, and what stands in for it until it is there. */
interface Face {
  family: string;
  /** Name of the package under @fontsource-variable and of its files. */
  files: string;
  /** Range of the variable weight axis. */
  weights: string;
  fallback: 'sans' | 'serif';
  /** Measured against bold Arial or Times New Roman, so that the swap moves nothing (percent). */
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

export const headingFaces = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    files: 'bricolage-grotesque',
    weights: '200 800',
    fallback: 'sans',
    sizeAdjust: 100.6,
    ascent: 92.5,
    descent: 26.8,
  },
  'dm-sans': {
    family: 'DM Sans Variable',
    files: 'dm-sans',
    weights: '100 1000',
    fallback: 'sans',
    sizeAdjust: 100.7,
    ascent: 98.3,
    descent: 30.8,
  },
  figtree: {
    family: 'Figtree Variable',
    files: 'figtree',
    weights: '300 900',
    fallback: 'sans',
    sizeAdjust: 95,
    ascent: 100,
    descent: 26.3,
  },
  'ibm-plex-sans': {
    family: 'IBM Plex Sans Variable',
    files: 'ibm-plex-sans',
    weights: '100 700',
    fallback: 'sans',
    sizeAdjust: 96.4,
    ascent: 106.9,
    descent: 29,
  },
  manrope: {
    family: 'Manrope Variable',
    files: 'manrope',
    weights: '200 800',
    fallback: 'sans',
    sizeAdjust: 98.6,
    ascent: 108.5,
    descent: 30.4,
  },
  outfit: {
    family: 'Outfit Variable',
    files: 'outfit',
    weights: '100 900',
    fallback: 'sans',
    sizeAdjust: 93.2,
    ascent: 107.2,
    descent: 27.9,
  },
  sora: {
    family: 'Sora Variable',
    files: 'sora',
    weights: '100 800',
    fallback: 'sans',
    sizeAdjust: 107.2,
    ascent: 90.5,
    descent: 27.1,
  },
  'source-serif-4': {
    family: 'Source Serif 4 Variable',
    files: 'source-serif-4',
    weights: '200 900',
    fallback: 'serif',
    sizeAdjust: 112,
    ascent: 92.9,
    descent: 30.4,
  },
  'space-grotesk': {
    family: 'Space Grotesk Variable',
    files: 'space-grotesk',
    weights: '300 700',
    fallback: 'sans',
    sizeAdjust: 100.6,
    ascent: 97.4,
    descent: 28.8,
  },
} as const satisfies Record<string, Face>;

/** `inter` is the body's own face and costs nothing more. */
export type HeadingFace = keyof typeof headingFaces | 'inter';
