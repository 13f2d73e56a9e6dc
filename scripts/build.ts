/* Builds what is shipped: the library, the console, and the console without the mock API. */
import { execFileSync } from 'node:child_process';
import { buildConsole } from './lib/buildConsole.js';
import { root } from './lib/stage.js';

execFileSync('npm', ['run', 'build', '-w', '@livery/ui', '--silent'], { cwd: root, stdio: 'inherit' });
buildConsole({ force: true });
buildConsole({ force: true, mockApi: false });
