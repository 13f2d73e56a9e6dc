import { lazyModal } from '../lazy.js';
import type { LossQuestionProps } from './LossQuestion.js';

/** Asks before work or what was entered is lost by leaving. Fetched when there is something to lose. */
export const LeaveQuestion = lazyModal<LossQuestionProps>(
  async () => (await import('./LossQuestion.js')).LossQuestion,
  ({ onClosed }) => onClosed(),
);
