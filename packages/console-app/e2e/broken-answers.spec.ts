import { expect, fetchAnswer, settled, test } from './harness.js';
import { findVm } from './vms.js';

/** What names a thing: without it a row is left out, and its screen has no address. */
const names = new Set(['uuid', 'id', 'slug', 'location', 'field', 'code', 'key', 'url', 'src', 'kind']);

type Breaking = (value: unknown, name: string) => unknown;

/** An answer in which every value is broken that names nothing and switches nothing on or off; lists and objects are gone through. */
function broken(answer: unknown, breaking: Breaking, name = ''): unknown {
  if (typeof answer === 'boolean') return answer;
  if (Array.isArray(answer)) return answer.map((one) => broken(one, breaking, name));
  if (typeof answer !== 'object' || answer === null) return names.has(name) ? answer : breaking(answer, name);
  const fields = Object.entries(answer).map(([field, value]) => [field, broken(value, breaking, field)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const kinds: Record<string, Breaking> = {
  missing: () => undefined,
  null: () => null,
  'of another type': (value) => (typeof value === 'string' ? { odd: [value] } : 'odd'),
  huge: (value) => (typeof value === 'string' ? value.repeat(200) : typeof value === 'number' ? 1e21 : value),
};

/** Lists that hold what is no row. */
const lists: Record<string, (answer: unknown) => unknown> = {
  'with what is no row': (answer) =>
    Array.isArray(answer) ? [null, 1, 'x', {}, [], ...(answer as unknown[])] : answer,
  'without rows': (answer) => (Array.isArray(answer) ? [] : answer),
};

const breakings: [string, (answer: unknown) => unknown][] = [
  ...Object.entries(kinds).map(([name, breaking]): [string, (answer: unknown) => unknown] => [
    `with every value ${name}`,
    (answer) => broken(answer, breaking),
  ]),
  ...Object.entries(lists),
];

/** What a person must never read. */
const nonsense =
  /\bNaN\b|\bundefined\b|\[object|\bInfinity\b|Invalid Date|is not a function|Cannot read|is not iterable/;

for (const [how, breaking] of breakings) {
  test(`answers ${how} end no screen and show nothing of the machinery`, async ({ customer: page, site }) => {
    const { location, uuid } = await findVm(site, 'web-1');
    const vm = `/app/compute/vm/${location}/${uuid}`;
    await page.route('**/v1/**', async (route) => {
      const answer = await fetchAnswer(route);
      const json: unknown = await answer.json().catch(() => undefined);
      await route.fulfill(json === undefined ? { response: answer } : { response: answer, json: breaking(json) });
    });
    for (const path of [
      '/app/',
      '/app/compute?all=1',
      '/app/compute/create',
      ...['', '?tab=network', '?tab=disks', '?tab=replicas', '?tab=metrics', '?tab=activity', '?tab=settings'].map(
        (tab) => vm + tab,
      ),
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Reload page' })).toBeHidden();
        expect(await page.locator('body').innerText()).not.toMatch(nonsense);
      });
    }
  });
}
