/** The cascade layers by name, lowest first. Plain data, for what writes a stylesheet itself. */
export const layerNames = {
  theme: 'livery-theme',
  reset: 'livery-reset',
  components: 'livery-components',
  compositions: 'livery-compositions',
  app: 'livery-app',
} as const;
