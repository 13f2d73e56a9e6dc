import { readFileSync } from 'node:fs';
import type { Manifest } from '../theme/manifest.js';
import { UsageError } from './commandLine.js';

/** Reads a manifest from its file. Throws a UsageError where there is none in it. */
export function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new UsageError(`${file} is no manifest: ${error instanceof Error ? error.message : String(error)}`);
  }
}
