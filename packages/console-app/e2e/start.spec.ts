import type { Page, Route } from '@playwright/test';
import {
  changeSiteConfig,
  expect,
  fastForwardUntil,
  holdRequests,
  openAccountMenu,
  untilIdle,
  test,
} from './harness.js';

const configuration = '**/v1/config/ui/config';
const gatewayPage = {
  status: 502,
  contentType: 'text/html',
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
};
const keyField = (page: Page) => page.getByLabel('API key');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Where people log in by an API key, a return from an identity provider is asked about. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, 'Continue this login?')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Answers the browser's reads of the configuration, not the server's own; gives how many there were. */
async function serveConfiguration(page: Page, respond: (route: Route, count: number) => Promise<void>) {
  let count = 0;
  await page.route(configuration, (route) => {
    count += 1;
    return respond(route, count);
  });
  return () => count;
}

test.describe('the configuration', () => {
  test('that cannot be had is said, after three more tries, with a way to try again; a gateway that fails is asked again behind a progress bar', async ({
    page,
    site: _,
  }) => {
    await page.clock.install();
    const requested = await serveConfiguration(page, (route) => route.abort());
    await page.goto('/app/');
    const alert = page.getByRole('alert');
    await fastForwardUntil(page, () => alert.isVisible());
    await expect(alert).toContainText('Failed to connect to server');
    expect(requested()).toBe(4);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await page.unroute(configuration);
    await serveConfiguration(page, (route, count) => (count < 3 ? route.fulfill(gatewayPage) : route.continue()));
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await fastForwardUntil(page, () => keyField(page).isVisible());
  });

  test('that is no JSON shows what came instead; one that the server refuses is not asked for again, and who is signed in can log out', async ({
    customer: page,
  }) => {
    await serveConfiguration(page, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"siteName": ' }),
    );
    await page.goto('/app/');
    await expect(page.getByRole('alert')).toContainText('The answer was not JSON: {"siteName":');
    await page.unroute(configuration);

    const requested = await serveConfiguration(page, (route) =>
      route.fulfill({ status: 500, json: { errors: { Error: 'No site' }, correlation_id: 'c0ffee' } }),
    );
    await page.goto('/app/');
    await expect(page.getByRole('alert')).toContainText('No site [c0ffee] (HTTP 500)');
    expect(requested()).toBe(1);
    await page.unroute(configuration);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(keyField(page)).toBeVisible();
  });

  test('is kept for a day; one that contradicts itself is reported once, and the console works', async ({
    page,
    site: _,
  }) => {
    await page.clock.install();
    let requested = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/config/ui/config')) requested += 1;
    });
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('The site configuration is wrong')) reports.push(message.text());
    });
    await changeSiteConfig(page, ({ features }) => ({ features: { ...features, kubernetes: true, services: false } }));
    await page.goto('/app/');
    await expect(keyField(page)).toBeVisible();
    await fastForwardUntil(page, () => Promise.resolve(reports.length > 0));
    await page.reload();
    await expect(keyField(page)).toBeVisible();
    await page.clock.fastForward('00:10');
    expect(reports).toEqual([expect.stringContaining('Kubernetes requires services to be enabled')]);
    expect(requested).toBe(1);
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await page.reload();
    await expect(keyField(page)).toBeVisible();
    expect(requested).toBe(2);
  });

  test('of another shape (an empty object, a list, fields of other kinds) leaves the page alive and is not kept', async ({
    customer: page,
  }) => {
    const shapes = [
      {},
      [],
      { siteName: 7, locations: 'none', features: null, displayCurrencies: {}, loginTitle: { a: 1 } },
    ];
    const requested = await serveConfiguration(page, (route, count) => route.fulfill({ json: shapes[count - 1] }));
    // Each is asked for because the one before was not kept.
    for (let count = 1; count <= shapes.length; count += 1) {
      await page.goto('/app/');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      expect(requested()).toBe(count);
    }
    await page.unroute(configuration);
    await page.goto('/app/compute');
    await expect(heading(page, 'Virtual machines')).toBeVisible();
  });
});

test('an email verification that went well leads to the login with the address filled in; the return from the identity provider signs in, and leaves nothing of it in the address', async ({
  page,
  site,
}) => {
  await page.goto('/app/email_verification?email=mari%40example.com');
  await expect(heading(page, 'Email verified')).toBeVisible();
  await expect(page.getByText('mari@example.com is verified.')).toBeVisible();
  await expect(page).toHaveTitle('Email verified | Livery Cloud');
  const link = page.getByRole('link', { name: 'Go to the login page' });
  await expect(link).toHaveAttribute('href', '/app/?username=mari%40example.com');
  await link.click();
  await expect(keyField(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Email verified')).toBeVisible();
  await comeBack(page, '/app/login_callback?code=proof&state=secret');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/`);
  await page.goBack();
  await expect(heading(page, 'Email verified')).toBeVisible();
});

test.describe('the return from the identity provider', () => {
  test('leads to the page one came for, and may also stand in the fragment of the login', async ({ page, site }) => {
    await page.goto('/app/#error=access_denied&error_description=Please+verify+your+email');
    await expect(heading(page, 'Action required')).toBeVisible();
    await page.goto('/app/compute?status=stopped');
    await expect(keyField(page)).toBeVisible();
    await comeBack(page, '/app/login_callback?code=proof');
    await expect(heading(page, 'Virtual machines')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/app/compute?status=stopped`);
    await page.evaluate(() => localStorage.removeItem('livery.apiKey'));
    await page.goto('/app/email_verification');
    await comeBack(page, '/app/#code=proof&state=of-mine');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  test('says why it signs nobody in, and leads back: an email to verify, a refusal with what was sent, no key', async ({
    page,
    site,
  }) => {
    const description = 'Please verify your email before logging in.';
    await page.goto(
      `/app/login_callback?${new URLSearchParams({ error: 'access_denied', error_description: description })}`,
    );
    await expect(heading(page, 'Action required')).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(keyField(page)).toBeVisible();

    await page.goto('/app/login_callback?state=of-mine');
    await expect(heading(page, 'Login error')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('(HTTP 400)');
    await expect(page.getByText('"state": "of-mine"')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();

    await site.faults({ operationId: 'signInCallback', body: {}, times: 1 });
    await page.goto('/app/login_callback?code=proof');
    await expect(heading(page, 'Login error')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The server gave no API key. Log in again.');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(keyField(page)).toBeVisible();
  });
});

test('a referral link, with its code in the path or the query, encoded or not, keeps it and goes to the start', async ({
  page,
  site: _,
}) => {
  for (const [address, code] of [
    ['/app/referral/SPRING-24', 'SPRING-24'],
    ['/app/?referral_code=SPRING-25', 'SPRING-25'],
    ['/app/referral/SAVE%2050%25', 'SAVE 50%'],
    ['/app/referral/SAVE50%', 'SAVE50%'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(keyField(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/app/');
      expect(await page.evaluate(() => localStorage.getItem('livery.referralCode'))).toBe(JSON.stringify(code));
    });
  }
  await page.goto('/app/referral/');
  await expect(keyField(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('livery.referralCode'))).toBe('"SAVE50%"');
});

test('the page lets in its own files only, no screen asks for more or complains, and each title names page and site; an address that names no screen says so and leads on', async ({
  customer: page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The refusal that tells a customer from an administrator (specification: account and billing, section 6).
    const isPrivileges = message.location().url.endsWith('/user/privileges');
    if (message.type() === 'error' && !isPrivileges) complaints.push(message.text());
  });
  const response = await page.goto('/app/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  await untilIdle(page);
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');
  await page.getByRole('link', { name: 'Compute' }).click();
  await expect(page).toHaveTitle('Virtual machines | Livery Cloud');
  await untilIdle(page);
  await page.goBack();
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');
  await page.goForward();
  await page.getByRole('link', { name: 'api', exact: true }).click();
  await expect(page).toHaveTitle('api | Livery Cloud');
  await untilIdle(page);
  await page.goto('/app/compute/create');
  await untilIdle(page);
  await page.goto('/app/no/such/screen');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Livery Cloud');
  await untilIdle(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a screen whose code, styles or messages do not arrive leaves the navigation alive, and Retry gets it', async ({
  customer: page,
}) => {
  for (const file of [/\/assets\/VmList-.*\.js$/, /\/assets\/.*\.css$/, /\/assets\/messages\/.*\/VmList\.json$/])
    await test.step(String(file), async () => {
      // Away from the link, which fetches as soon as it is pointed at.
      await page.mouse.move(640, 790);
      await page.goto('/app/');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await page.route(file, (route) => route.abort());
      const link = page.getByRole('link', { name: 'Compute' });
      const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
      // What is fetched when the link is pointed at has failed before it is followed.
      await link.hover();
      await failed;
      await link.click();
      await expect(heading(page, 'An error happened')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(
        'A part of the console could not be loaded. Check your connection and try again.',
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.unroute(file);
      const arrived = page.waitForResponse((response) => file.test(response.url()));
      await page.getByRole('button', { name: 'Retry' }).click();
      await arrived;
      await expect(heading(page, 'Virtual machines')).toBeVisible();
    });
});

test('a link that is pointed at fetches all that its screen needs', async ({ customer: page }) => {
  const requested = new Set<string>();
  page.on('requestfinished', (request) => requested.add(new URL(request.url()).pathname));
  const assets = () => [...requested].filter((path) => path.startsWith('/assets/'));
  await page.goto('/app/compute');
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const needed = assets();
  requested.clear();
  await page.goto('/app/');
  await untilIdle(page);
  const link = page.getByRole('link', { name: 'Compute' });
  await link.hover();
  await expect.poll(() => needed.filter((path) => !requested.has(path))).toEqual([]);
  requested.clear();
  await link.click();
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  expect(assets()).toEqual([]);
});

test('a screen that is entered while the language changes speaks the new one', async ({ customer: page }) => {
  await page.goto('/app/');
  await untilIdle(page);
  const release = await holdRequests(page, '**/messages/*/et/start.json');
  await openAccountMenu(page);
  const requested = page.waitForRequest('**/messages/*/et/start.json');
  await page.getByRole('menuitemradio', { name: 'Eesti' }).click();
  await requested;
  await page.getByRole('link', { name: 'Compute' }).click();
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  release();
  await expect(heading(page, 'Virtuaalmasinad')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  // What has no message shows the six characters of its id.
  const texts = await page.getByRole('main').locator('button, a, th, h1').allInnerTexts();
  expect(texts.filter((text) => /^[\w+/]{6}$/.test(text) && /[A-Z\d+/]/.test(text.slice(1)))).toEqual([]);
});
