import { paths } from '../src/shared/paths.js';
import { expect, openAccountMenu, settled, signIn, test, type Site } from './harness.js';
import { violations } from './violations.js';

const modes = ['light', 'dark'] as const;

/** The address of a route, with a machine of the sandbox where it takes one. */
async function addressOf(path: string, site: Site): Promise<string> {
  if (!path.includes(':')) return `/app${path}`;
  const [vm] = await site.call<{ uuid: string }[]>('/jhv/user-resource/vm/list');
  return `/app${path.replace(':location', 'jhv').replace(':vmId', vm?.uuid ?? '')}`;
}

for (const colorScheme of modes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path] of Object.entries(paths)) {
      test(`the route ${name} has no violation, wide or narrow`, async ({ customer: page, site }) => {
        await page.goto(await addressOf(path, site));
        await settled(page);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('an address that names no screen has none', async ({ customer: page }) => {
      await page.goto('/app/no/such/screen');
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });

    test('an error in a list and the account menu have none', async ({ customer: page, site }) => {
      await site.faults({ path: '/jhv/user-resource/vm/list', status: 500 });
      await page.goto('/app/compute');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await openAccountMenu(page);
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the navigation of a phone has none', async ({ customer: page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/app/');
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the login and its errors have none', async ({ page, site: _ }) => {
      await page.goto('/app/');
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('This field is required')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await signIn(page, 'no-such-key');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const [name, path] of [
      ['email verification', '/app/email_verification?email=mari%40example.com'],
      ['failed email verification', '/app/email_verification?success=false'],
      ['refused sign-in', '/app/login_callback?error=server_error&error_description=Try+later'],
      [
        'sign-in that needs an action',
        '/app/login_callback?error=access_denied&error_description=Please+verify+your+email',
      ],
      ['sign-in that the server refuses', '/app/login_callback?state=of-mine'],
    ] as const) {
      test(`the ${name} has none`, async ({ page, site: _ }) => {
        await page.goto(path);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the global error screen has none', async ({ page, site: _ }) => {
      await page.route('**/v1/config/ui/config', (route) =>
        route.fulfill({ status: 500, json: { message: 'No site' } }),
      );
      await page.goto('/app/');
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
  });
}
