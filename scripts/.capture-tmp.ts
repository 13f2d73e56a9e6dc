import { chromium } from 'playwright';
import { launchOptions } from '/work/main/scripts/lib/chromium.mjs';
import { openStories, serveStorybook, storybookIndex } from '/work/main/scripts/lib/storybook.js';
const [what='page', ...names] = process.argv.slice(2);
const { origin, close } = await serveStorybook();
const browser = await chromium.launch(launchOptions());
const ids = storybookIndex().filter(e=>e.type==='story'&&e.title==='Themes').map(e=>e.id);
const { page, show } = await openStories(browser, { origin, first: ids[0]!, viewport:{width:1440,height:2000} });
await page.addStyleTag({content:'*,*::before,*::after{transition:none!important;animation:none!important}'});
for (const id of ids) { const n=id.replace('themes--',''); if (names.length&&!names.includes(n)) continue;
  await show(id); await page.waitForTimeout(150);
  await page.screenshot({ path:`/tmp/shots/${n}.png`, fullPage: what==='full', animations:'disabled' });
  
}
await browser.close(); close();
