/* Builds what is shipped: the library, the console, and the console without the mock API. */
import { buildConsole } from './lib/buildConsole.js';
import { buildLibrary } from './lib/buildLibrary.js';

buildLibrary({ force: true });
buildConsole({ force: true });
buildConsole({ force: true, mockApi: false });
