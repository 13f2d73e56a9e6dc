import type { EligiblePromotion } from '../generated/types.js';

interface PromotionProgress {
  /** What must be topped up, what has been, and what is left; each undefined where it is not known. */
  needs: number | undefined;
  has: number | undefined;
  left: number | undefined;
}

/**
 * How far the top-up is that a promotion asks for, in the site currency; undefined for one that asks for none. Only null
 * and 0 say so: of what has been topped up null says nothing.
 */
export function promotionProgress({
  top_up_requirement: needs,
  top_up_done,
}: Pick<EligiblePromotion, 'top_up_requirement' | 'top_up_done'>): PromotionProgress | undefined {
  if (needs === null || needs === 0) return undefined;
  const has = top_up_done ?? undefined;
  return { needs, has, left: needs === undefined || has === undefined ? undefined : Math.max(needs - has, 0) };
}
