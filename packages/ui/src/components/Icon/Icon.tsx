import { forwardRef, type CSSProperties, type JSXElementConstructor, type RefAttributes } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Icon.css.js';

/** What an icon's component is given; optional props are left out, not undefined. */
interface GlyphProps extends RefAttributes<SVGSVGElement> {
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  style?: CSSProperties;
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: boolean;
  focusable?: boolean;
}

/** A picture of lucide-react, or any SVG component that takes `size` and `strokeWidth`. */
export type IconType = JSXElementConstructor<GlyphProps>;

export interface IconProps extends Omit<NativeAttributes<SVGSVGElement>, 'role' | 'aria-hidden' | 'aria-label'> {
  /** A component of lucide-react, or another that takes the same props. */
  icon: IconType;
  /** Edge in pixels, 16 by default. */
  size?: number | undefined;
  /** What it says to a screen reader. Leave out where a word stands beside it: the icon is then decoration. */
  label?: string | undefined;
  /** Points along the reading direction (arrows, chevrons): mirrored in right-to-left text. Default false. */
  directional?: boolean | undefined;
}

/** One icon in the color of its text. `ref` and native attributes reach the `<svg>` as far as the icon passes them on. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { icon: Glyph, size = 16, label, directional = false, ...attributes },
  ref,
) {
  const accessible = label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return (
    <Glyph
      {...attributes}
      {...(ref && { ref })}
      size={size}
      /* Strokes scale with the picture: below 16 px the line would be too thin. */
      strokeWidth={size < 16 ? 2 : 1.75}
      className={`${styles.icon} ${directional ? styles.directional : ''}`}
      /* Any stylesheet of a page that sizes `svg` would win over the attributes. */
      style={{ inlineSize: size, blockSize: size }}
      focusable={false}
      {...accessible}
    />
  );
});
