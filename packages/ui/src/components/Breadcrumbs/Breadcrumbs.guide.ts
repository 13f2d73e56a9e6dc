import type { Guide } from '../../stories/guide.js';

export const breadcrumbsGuide: Guide = {
  page: 'components-breadcrumbs',
  components: ['Breadcrumbs'],
  purpose: 'The way from the outermost page to this one.',
  use: ['The folders of a file, or the parts of a catalog: three levels or more.'],
  avoid: [
    { when: 'Above a page with a PageHeader, which brings its own', instead: ['PageHeader'] },
    { when: 'A single step up: give the PageHeader its `back`', instead: ['PageHeader'] },
    { when: 'Parts of equal weight', instead: ['Tabs'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links' },
    { keys: ['Enter'], on: 'a link', does: 'Follows it' },
  ],
  notes: 'Without `current` a heading with the name of this page has to follow.',
};
