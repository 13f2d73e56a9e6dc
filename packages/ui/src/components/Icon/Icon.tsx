import type { ComponentType } from 'react';
import * as styles from './Icon.css.js';

interface GlyphProps {
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: boolean;
  focusable?: boolean;
}

/** A picture of lucide-react, or any SVG component that takes `size` and `strokeWidth`. */
export type IconType = ComponentType<GlyphProps>;

export interface IconProps {
  /** A component of lucide-react, or another that takes the same props. */
  icon: IconType;
  /** Edge in pixels, 16 by default. */
  size?: number;
  /** What it says to a screen reader. Leave out where a word stands beside it: the icon is then decoration. */
  label?: string;
  /** Points along the reading direction (arrows, chevrons): mirrored in right-to-left text. */
  directional?: boolean;
}

/** One icon in the color of its text. */
export function Icon({ icon: Glyph, size = 16, label, directional = false }: IconProps) {
  const accessible = label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return (
    <Glyph
      size={size}
      /* Strokes scale with the picture: below 16 px the line would turn to hair. */
      strokeWidth={size < 16 ? 2 : 1.75}
      className={directional ? styles.directional : styles.icon}
      focusable={false}
      {...accessible}
    />
  );
}
