import { CircleAlert, CircleCheck, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import type { IconType } from '../Icon/Icon.js';

/** The meaning of a state, shown by a colour and a shape. */
export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A shape for each tone, so that colour is never alone. */
export const toneIcons: Record<StatusTone, IconType> = {
  neutral: CircleMinus,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
};
