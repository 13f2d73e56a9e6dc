/** The custom property by which an element says whose theme it really has: that of the stylesheet which reached it last. */
export const themeProperty = '--livery-theme';
