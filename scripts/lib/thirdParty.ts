import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stage.js';

/** A package of others that is inside a build. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Its files of licences and notices, as they are. */
  texts: readonly string[];
  description: string | undefined;
  homepage: string | undefined;
  /** Which files of the build hold some of it. */
  parts: readonly string[];
}

/** The folder of the package that a file is of, as a path from the root; undefined for our own. */
export const packageFolderOf = (file: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  description?: string;
  homepage?: string;
}

function packageAt(folder: string, parts: readonly string[]): BundledPackage {
  const path = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const { name, version, license = 'NOASSERTION', description, homepage } = manifest;
  const texts = files.toSorted().map((file) => readFileSync(join(path, file), 'utf8').trim());
  return { name, version, license, texts, description, homepage, parts };
}

/** The packages that bundled files come from: each part of the build with the source files in it, from the root. */
export function packagesOf(parts: Readonly<Record<string, readonly string[]>>): BundledPackage[] {
  const byFolder = new Map<string, Set<string>>();
  for (const [part, files] of Object.entries(parts)) {
    for (const file of files) {
      const folder = packageFolderOf(file);
      if (folder === undefined || !existsSync(join(root, folder, 'package.json'))) continue;
      byFolder.set(folder, (byFolder.get(folder) ?? new Set()).add(part));
    }
  }
  return [...byFolder]
    .map(([folder, in_]) => packageAt(folder, [...in_].toSorted()))
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
    );
}

/** The licences of all packages, as a text for people. */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const rule = '-'.repeat(80);
  const intro =
    'This build of Livery holds code, fonts and pictures of the packages below, each under its own licence.\n';
  const sections = packages.map(({ name, version, license, texts, homepage }) =>
    [
      rule,
      `${name} ${version}`,
      `Licence: ${license}`,
      ...(homepage ? [homepage] : []),
      '',
      ...(texts.length > 0 ? texts : ['The package has no text of its licence beside this name.']),
      '',
    ].join('\n'),
  );
  return [intro, ...sections].join('\n');
}

const purlOf = ({ name, version }: Pick<BundledPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** What is inside, in CycloneDX 1.6. The same packages give the same list: it has no time and no random number. */
export function softwareListOf(packages: readonly BundledPackage[], version: string) {
  const digest = createHash('sha256')
    .update(JSON.stringify([version, packages.map(purlOf)]))
    .digest('hex');
  const serial = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  const own = `pkg:npm/livery@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial.join('-')}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name: 'livery', version, purl: own } },
    components: packages.map((one) => ({
      type: 'library',
      'bom-ref': purlOf(one),
      name: one.name,
      version: one.version,
      ...(one.description ? { description: one.description } : {}),
      licenses: [/\s/.test(one.license) ? { expression: one.license } : { license: { id: one.license } }],
      purl: purlOf(one),
      properties: [{ name: 'livery:parts', value: one.parts.join(', ') }],
    })),
    dependencies: [{ ref: own, dependsOn: packages.map(purlOf) }, ...packages.map((one) => ({ ref: purlOf(one) }))],
  };
}
