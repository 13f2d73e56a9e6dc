import type { Guide } from '../../stories/guide.js';

export const iconGuide: Guide = {
  page: 'components-icon',
  components: ['Icon'],
  purpose: 'A picture beside a word, in the color of that word.',
  use: [
    'It makes a row or a button quicker to find. `label` only where no word stands beside it; `directional` where it points.',
  ],
  avoid: [
    { when: 'A word that is not obvious: write the word' },
    { when: 'A button of an icon alone', instead: ['IconButton'] },
    { when: 'A state', instead: ['StatusIndicator'] },
  ],
};
