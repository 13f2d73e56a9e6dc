#!/usr/bin/env node
/*
 * Debian's Firefox for Playwright, which starts this file in its place, because Playwright and Firefox ESR do not agree
 * on all of WebDriver BiDi. A color scheme, for which this Firefox has no command, is set as a preference by a script in
 * the browser's own window; a download that no navigation began gets the id that Playwright expects. Everything else
 * passes through.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const emulation = 'emulation.setMediaFeaturesOverride';
/** Ids of commands that are sent from here are above any that Playwright uses. */
const firstOwnId = 1_000_000_000;

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox-esr',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

/** Commands of its own, whose responses are not passed on. */
function ownCommands(browser) {
  let lastId = firstOwnId;
  const waiting = new Map();
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        browser.send(JSON.stringify({ id: lastId, method, params }));
      }),
    /** Whether a message was the response to one of them. */
    take({ id, result, message }) {
      const command = waiting.get(id);
      waiting.delete(id);
      if (result) command?.resolve(result);
      else command?.reject(new Error(message));
      return command !== undefined;
    },
  };
}

/** The values of the preference; 2 is what the system has. */
const schemes = { dark: 0, light: 1 };

async function emulateColorScheme(send, scheme) {
  const { contexts } = await send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const { type, exceptionDetails } = await send('script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${schemes[scheme] ?? 2})`,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  if (type === 'exception') throw new Error(exceptionDetails.text);
}

/** What Firefox says, as Playwright expects it. */
function asExpected(text) {
  if (!text.includes('"method":"browsingContext.download')) return text;
  const event = JSON.parse(text);
  event.params.navigation ??= event.params.url;
  return JSON.stringify(event);
}

function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const { send, take } = ownCommands(browser);
  const opened = new Promise((open) => browser.once('open', open));
  /** Text arrives as a buffer. */
  client.on('message', async (/** @type {Buffer} */ data) => {
    await opened;
    const text = data.toString();
    if (!text.includes(emulation)) return browser.send(text);
    const { id, params } = JSON.parse(text);
    try {
      await emulateColorScheme(send, params.features?.['prefers-color-scheme']);
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
    } catch (thrown) {
      client.send(
        JSON.stringify({ type: 'error', id, error: 'unknown error', message: String(thrown), stacktrace: '' }),
      );
    }
  });
  browser.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString();
    if (text.includes(`"id":${String(firstOwnId).slice(0, 4)}`) && take(JSON.parse(text))) return;
    client.send(asExpected(text));
  });
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}

firefox.stderr.setEncoding('utf8');
let rest = '';
firefox.stderr.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const [, origin] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
    if (!origin) {
      process.stderr.write(`${line}\n`);
      continue;
    }
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 });
    server.on('connection', (client, { url }) => connect(client, `${origin}${url}`));
    server.on('listening', () =>
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
    );
  }
});
