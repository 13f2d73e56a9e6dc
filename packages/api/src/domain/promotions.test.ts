import { expect, it } from 'vitest';
import { promotionProgress } from './promotions.js';

it.each([
  ['asks for no top-up', { top_up_requirement: null, top_up_done: null }, undefined],
  ['asks for a top-up of nothing', { top_up_requirement: 0, top_up_done: 0 }, undefined],
  ['is begun', { top_up_requirement: 50, top_up_done: 20 }, { needs: 50, has: 20, left: 30 }],
  ['is not begun', { top_up_requirement: 50, top_up_done: 0 }, { needs: 50, has: 0, left: 50 }],
  ['is about to be credited', { top_up_requirement: 50, top_up_done: 60 }, { needs: 50, has: 60, left: 0 }],
  ['does not say what was topped up', { top_up_requirement: 50 }, { needs: 50, has: undefined, left: undefined }],
  [
    'says null of what was topped up',
    { top_up_requirement: 50, top_up_done: null },
    { needs: 50, has: undefined, left: undefined },
  ],
  ['does not say what it asks for', { top_up_done: 20 }, { needs: undefined, has: 20, left: undefined }],
])('a promotion that %s', (_, promotion, progress) => {
  expect(promotionProgress(promotion)).toEqual(progress);
});
