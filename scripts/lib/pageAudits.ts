import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './stage.js';

/** What is used here alone, and too large to be installed by everybody. */
const packages = { '@mdn/mdn-http-observatory': '1.4.8', csp_evaluator: '1.1.8', autocannon: '9.0.0' };

/** Installs the tools beside the project's own packages. Returns their folder; undefined where they cannot be had. */
export function installTools(): string | undefined {
  const folder = join(root, 'node_modules/.livery-tools');
  const names = Object.keys(packages);
  if (names.every((name) => existsSync(join(folder, 'node_modules', name)))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
    // The list of sites that browsers know as encrypted is fetched by a script at installation: none of ours is in it.
    writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
    return folder;
  } catch {
    return undefined;
  }
}

const load = (tools: string, path: string): Promise<unknown> =>
  import(pathToFileURL(join(tools, 'node_modules', path)).href);

interface ObservatoryResult {
  result: string | null;
  pass: boolean | null;
}

/** The checks of Mozilla's Observatory on a page as it was answered. `results` says what each check added or took away. */
export async function observatoryScore(tools: string, host: string, headers: IncomingHttpHeaders, html: string) {
  const observatory = '@mdn/mdn-http-observatory/src';
  const { Requests } = (await load(tools, `${observatory}/types.js`)) as {
    Requests: new (host: string) => Record<string, object | null>;
  };
  const { ALL_TESTS } = (await load(tools, `${observatory}/constants.js`)) as {
    ALL_TESTS: readonly ((requests: object) => ObservatoryResult)[];
  };
  const { getScoreModifier } = (await load(tools, `${observatory}/grader/grader.js`)) as {
    getScoreModifier: (result: string) => number;
  };
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await load(tools, `${observatory}/grader/charts.js`)) as {
    MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  };
  const url = new URL(`https://${host}/app/`);
  const response = {
    status: 200,
    headers,
    data: html,
    verified: true,
    httpEquiv: new Map(),
    config: { url: url.href },
    request: { protocol: 'https:', host, path: url.pathname },
  };
  const plain = { url: new URL(`http://${host}/`), status: 308 };
  const requests = Object.assign(new Requests(host), {
    responses: {
      auto: response,
      https: response,
      http: response,
      cors: response,
      httpRedirects: [plain, { url, status: 200 }],
      httpsRedirects: [{ url, status: 200 }],
    },
    session: {
      url,
      response,
      redirectHistory: [plain, { url, status: 200 }],
      jar: { serializeSync: () => ({ cookies: [] }) },
    },
    resources: { path: html },
  });
  const results = ALL_TESTS.map((test) => test(requests).result ?? '').filter((result) => result !== '');
  const modifiers = results.map((result) => ({ result, modifier: getScoreModifier(result) }));
  const sumOf = (list: typeof modifiers) => list.reduce((sum, { modifier }) => sum + modifier, 100);
  const plainScore = sumOf(modifiers.filter(({ modifier }) => modifier < 0));
  const score = plainScore >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sumOf(modifiers) : plainScore;
  return { score, results: modifiers.map(({ result, modifier }) => `${modifier} ${result}`) };
}

/** What Google's CSP Evaluator finds of high severity in a policy, a line each. */
export async function policyFindings(tools: string, policy: string): Promise<string[]> {
  const { CspParser } = (await load(tools, 'csp_evaluator/dist/parser.js')) as {
    CspParser: new (policy: string) => { csp: object };
  };
  const { CspEvaluator } = (await load(tools, 'csp_evaluator/dist/evaluator.js')) as {
    CspEvaluator: new (csp: object) => {
      evaluate: () => { severity: number; directive: string; description: string; value?: string }[];
    };
  };
  const high = 10;
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === high)
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`);
}
