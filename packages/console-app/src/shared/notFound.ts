import { lazyComponent } from './lazy.js';

/** What a screen shows in its place where its address names nothing that is there: few ever meet it. */
export const NotFoundScreen = lazyComponent(() => import('./NotFoundScreen.js'));
