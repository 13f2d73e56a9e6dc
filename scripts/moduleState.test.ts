import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { consoleSource, sourcesIn } from './lib/sourceImports.js';

/*
 * What belongs to a person, a session or a page is in the page's services (`shared/services.ts`). A module keeps only what
 * the document has once by its own nature, or what is the same for every page; each with its reason.
 */
const allowed: Readonly<Record<string, string>> = {
  'shared/services.ts: pages': 'a cache belongs to one page for good: an association, no state',
  'shared/lazy.tsx: failed': 'the browser fetches a module once a document, whichever page asks',
  'shared/objectUrls.ts: entries': 'the browser registers addresses of bytes by document',
  'shared/objectUrls.ts: timer': 'cleans those addresses up',
  'shared/product-logo/logos.ts: outlines': 'a cache of files that are the same for every page',
  'shared/time.ts: formats': 'a cache of Intl formats by what they are made with',
  'shared/texts/errors.ts: laterTexts': 'texts that arrive with code, the same for every page',
  'shared/texts/errors.ts: laterCodeTexts': 'texts that arrive with code, the same for every page',
  'shared/sandbox.ts: running': 'the sandbox of the mock API is the server of this document',
  'i18n/textRegistry.ts: failures': 'texts that arrive with code, the same for every page',
  'i18n/i18n.ts: componentMessages': 'loaded messages by language; the language in force is that of the document',
  'integrations/vendors/trustedTypes.ts: isPermitted': 'a policy name is taken once a document',
  'integrations/vendors/loadVendorScript.ts: loading': 'a script is added once a document',
  'integrations/error-reporting/report.ts: reports': 'uncaught errors are told by document, before there is a page',
  'integrations/error-reporting/report.ts: forward': 'the one vendor client that listens to them',
  'areas/storage/files/useEntries.ts: entriesByPages': 'a cache by the pages of a listing that it is worked out from',
  'areas/storage/files/entries.ts: sortedBefore': 'a cache by the entries that it is worked out from',
  'areas/payments/VendorStepView.tsx: begun': 'what was begun for a step, by the step itself',
};

/** What can be changed later: a variable, an empty collection, a store. */
const mutable =
  /^(?:export )?let (?<variable>\w+)|^(?:export )?const (?<constant>\w+)(?:: (?<type>[^=]+))? = (?:new (?:Map|Set|WeakMap|WeakSet)\b|\[\];|create(?:Listeners|ToastQueue|Store|Services)\()|^const \{ ?(?<parts>[^}]*)\} = create\w+\(/gm;

/** Collections whose type says that nobody changes them, and those that are made with all that they hold. */
const isConstant = (line: string, type = ''): boolean =>
  /^Readonly(Map|Set)|^readonly /.test(type) || /= new (Map|Set)(<[^(]*>)?\((?!\))/.test(line);

const isTest = (file: string): boolean => /\.(stories|test)\.tsx?$|\/(testing|stories)\//.test(file);

const found = sourcesIn(consoleSource)
  .filter((file) => !isTest(file) && !file.includes('/generated/'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(mutable)].flatMap(({ groups = {}, index }) => {
      const line = text.slice(index, text.indexOf('\n', index));
      const name = groups['variable'] ?? groups['constant'] ?? groups['parts'] ?? '';
      return isConstant(line, groups['type']) ? [] : [`${file.slice(consoleSource.length + 1)}: ${name}`];
    });
  });

it('no module keeps what belongs to a page', () => {
  expect(found.filter((one) => !Object.hasOwn(allowed, one))).toEqual([]);
});

it('every exception is still there', () => {
  expect(Object.keys(allowed).filter((one) => !found.includes(one))).toEqual([]);
});
