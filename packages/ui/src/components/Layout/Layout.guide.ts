import type { Guide } from '../../stories/guide.js';

export const layoutGuide: Guide = {
  page: 'components-layout',
  components: ['Stack', 'Inline', 'Grid'],
  purpose: 'Place things on the 4 px grid: one under another, side by side, in columns that fit.',
  use: ['Between components, so that no component needs an outer margin.'],
  avoid: [
    { when: 'What has a component of its own', instead: ['PageHeader', 'KeyValueList', 'Card', 'FormRow'] },
    { when: 'Rows of like things', instead: ['Table'] },
  ],
};
