import type { Plugin } from 'vite';

const assignment = /\.innerHTML = ''/g;

/**
 * Lets react-aria empty its live regions, as every number field and date field does, under the page's policy: Trusted
 * Types refuse `innerHTML` even for no markup, and the screen would fail. Stops the build where the announcer no longer
 * reads as expected.
 */
export function emptyAnnouncer(): Plugin {
  let isChanged = false;
  return {
    name: 'livery-empty-announcer',
    apply: 'build',
    transform: {
      filter: { id: /dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        const changed = code.replace(assignment, ".textContent = ''");
        if (changed === code || changed.includes('innerHTML')) this.error('The announcer of react-aria has changed.');
        isChanged = true;
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isChanged) this.error('The announcer of react-aria is not among the modules of the build.');
    },
  };
}
