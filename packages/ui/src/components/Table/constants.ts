/** In px, as `tokens.size.row`; a guess until a row is measured. */
export const rowHeight = 40;

/** Rows that a table shows before "View all" (specification: account and billing, section 9). */
export const tableInitialRows = 10;

/** More rows than this, viewed whole, are windowed, and stay so when fewer are left of them. */
export const windowThreshold = 100;
