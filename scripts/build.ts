/*
 * Builds the library, and what is delivered: dist/. LIVERY_MOCK_API=on puts the sandbox into it, by which anybody can try the
 * console without a server.
 */
import { buildDist } from './lib/buildDist.js';
import { buildLibrary } from './lib/buildLibrary.js';

buildLibrary({ force: true });
await buildDist({ mockApi: process.env['LIVERY_MOCK_API'] === 'on', force: true });
