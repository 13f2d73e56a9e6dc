import { CircleAlert, CircleCheck, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import type { IconType } from '../Icon/Icon.js';

/** What a colour says. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A shape for each tone, so that colour is never alone. */
export const toneIcons: Record<Tone, IconType> = {
  neutral: CircleMinus,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
};
