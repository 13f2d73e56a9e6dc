/** The twenty themes. Costs nothing to import: no stylesheet, no logo. */
export const themeNames = [
  'default',
  'metal',
  'aurora',
  'basalt',
  'cobalt',
  'dune',
  'ember',
  'fjord',
  'garnet',
  'harbor',
  'indigo',
  'juniper',
  'kelp',
  'lagoon',
  'mulberry',
  'nimbus',
  'onyx',
  'poppy',
  'quartz',
  'reef',
] as const;

export type ThemeName = (typeof themeNames)[number];

/** Whether a word from outside (the site configuration's siteTheme, an address) names a theme. */
export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}
