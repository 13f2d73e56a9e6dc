/* server.mjs of a build: serves the console beside it. docs/deploying.md has the variables. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonLog } from './log.js';
import { serve } from './serve.js';
import { readSettings } from './settings.js';
import { filesOfRelease } from './siteFiles.js';

const log = jsonLog((line) => process.stdout.write(line));

/** The console cannot be served as it was set up: says why and ends. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

try {
  const settings = readSettings(process.env);
  const running = await serve(join(dirname(fileURLToPath(import.meta.url)), filesOfRelease), settings, log);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', running.reload);
  process.on('unhandledRejection', (error) =>
    log({
      level: 'error',
      event: 'error',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
} catch (error) {
  fail(error);
}
