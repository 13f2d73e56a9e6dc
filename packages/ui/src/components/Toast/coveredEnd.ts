/** How much of the screen's end toasts leave free, for what stands there over the page. */
export const coveredEnd = '--livery-covered-end';
