import type { Guide } from '../../stories/guide.js';

export const themeRegionGuide: Guide = {
  page: 'components-themeregion',
  components: ['ThemeRegion'],
  purpose:
    'A part of a page in another theme or mode than the page. What opens from it has its theme too, although dialogs, drawers, menus and the lists of fields are elsewhere in the document.',
  use: [
    "A preview of a reseller's look, two companies side by side, a dark part of a light page.",
    "A region is a box with the theme's own background and text color. `loadTheme` it beforehand where the change would be seen.",
  ],
  avoid: [
    { when: 'The whole page: `applyTheme`, which is also what to use before anything is drawn' },
    { when: "An element that is not React's: `applyTheme(name, mode, element)`" },
  ],
  notes:
    "Imported from `@livery/ui/theme-region`; it takes the name of a theme of your own too, whose stylesheet the page then has. Regions may stand in one another. The scrim behind a dialog is the page's, because it is the page that it dims. Toasts are seen where their `ToastRegion` is mounted: outside of regions, there is one.",
};
