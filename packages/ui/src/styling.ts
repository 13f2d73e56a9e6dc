/* For the stylesheets of an application written with vanilla-extract, beside `@livery/ui/theme`. */
export { appStyle } from './theme/styling.js';
