/* Finds or installs Chromium, for `scripts/test.ts` to begin with. */
import { ensureChromium } from './chromium.mjs';

ensureChromium();
