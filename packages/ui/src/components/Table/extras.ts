/* What few tables have. It is fetched as one file: two of them would cost every table more than they spare these few. */
export { resizingOf } from './resizing.js';
export { rowLinkEvents } from './rowLinks.js';
