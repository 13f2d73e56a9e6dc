import { reset } from '../../theme/layers.css.js';
import * as styles from './textures.css.js';

/** In px: what one repetition of a texture measures. */
const tile = 8;

const lines = [
  undefined,
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M0 2H8M0 6H8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M2 0V8M6 0V8',
  'M0 8L8 0M0 0L8 8',
] as const;

/** The fills of a chart's series, for the `defs` of its svg. */
export function Textures({ id, count }: { id: string; count: number }) {
  return (
    <>
      {lines.slice(0, count).map((path, index) => (
        <pattern
          key={path ?? 'plain'}
          id={textureId(id, index)}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
        >
          <rect className={styles.fill[index]} width={tile} height={tile} />
          {path !== undefined && <path className={styles.texture} d={path} />}
        </pattern>
      ))}
    </>
  );
}

export const textureId = (id: string, index: number): string => `${id}-${index % lines.length}`;

/** A piece of what is filled with the texture of a series, for the legend and the read-out. */
export function TextureSample({ id, index }: { id: string; index: number }) {
  return (
    <svg className={reset} width={12} height={12} aria-hidden="true">
      <rect width={12} height={12} rx={2} fill={`url(#${textureId(id, index)})`} />
    </svg>
  );
}
