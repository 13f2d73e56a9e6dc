import * as z from 'zod/mini';
import { takeFault } from '../http/faults.js';
import { changeState } from '../http/changeState.js';
import type { SandboxRuntime } from '../http/runtime.js';
import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import { durations, startTransition } from '../lifecycle/vmTransitions.js';
import { recordEvent } from '../state/events.js';
import { nextUuid } from '../state/random.js';
import { stateOf } from '../state/tenants.js';
import type { ConsoleToken, LocationState, State, VmRecord } from '../state/state.js';
import type { ShellEffect } from './commands.js';
import { shellMachine } from './machine.js';
import { createShell, type Shell } from './shell.js';

/** The subprotocols of a connection (contract: `ConsoleSession`). */
export const consoleProtocol = 'livery.console.v1';
const tokenProtocol = 'livery.token.';

/** Codes that a connection is closed with (contract: `ConsoleSession`). */
const codes = { left: 1000, notRunning: 4000, tokenRefused: 4401 } as const;

const tokenLifetime = 5 * 60 * 1000;
/** How often a connection looks whether its machine still runs, in ms of real time. */
const watchInterval = 1000;

const screenPath = '/sandbox/screen/';

/** The path of the terminal of a machine. */
export const consolePath = (uuid: string): string => screenPath + uuid;

/** Whether a path is that of a terminal. */
export const isConsolePath = (path: string): boolean => path.startsWith(screenPath);

/** Makes a token that opens one connection. */
export function issueConsoleToken(
  state: State,
  now: number,
  session: Omit<ConsoleToken, 'expires'>,
): { token: string; expires: number } {
  const token = nextUuid(state);
  const expires = now + tokenLifetime;
  const alive = Object.entries(state.console_tokens ?? {}).filter(([, one]) => one.expires > now);
  state.console_tokens = { ...Object.fromEntries(alive), [token]: { ...session, expires } };
  return { token, expires };
}

/** What the other end of a connection is told. */
export interface ConsoleClient {
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  close: (code: number, reason: string) => void;
}

/** A connection that is open. */
export interface ConsoleConnection {
  /** A message of the other end: bytes that were typed, or a text. */
  receive: (message: Uint8Array | string) => void;
  /** The other end is gone. */
  closed: () => void;
}

/** What is asked for when a connection is opened. */
export interface ConsoleRequest {
  /** Path of the address. */
  path: string;
  /** The subprotocols that are offered. */
  protocols: readonly string[];
}

const zControl = z.union([
  z.object({ resize: z.object({ columns: z.int().check(z.gte(2), z.lte(1000)), rows: z.int() }) }),
  z.object({ key: z.literal('ctrl-alt-delete') }),
]);

function controlOf(text: string): z.infer<typeof zControl> | undefined {
  try {
    return z.safeParse(zControl, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const isRunning = (record: VmRecord | undefined): boolean => record?.vm.status === 'running';

/** Takes the token of a request away, and gives what it opens. */
function redeem(state: State, now: number, { path, protocols }: ConsoleRequest): ConsoleToken | undefined {
  const offered = protocols.find((one) => one.startsWith(tokenProtocol))?.slice(tokenProtocol.length) ?? '';
  const tokens = state.console_tokens ?? {};
  const found = Object.hasOwn(tokens, offered) ? tokens[offered] : undefined;
  if (!found || !protocols.includes(consoleProtocol)) return undefined;
  const { [offered]: _used, ...others } = tokens;
  state.console_tokens = others;
  return found.expires > now && path === consolePath(found.vm) ? found : undefined;
}

/** Does to a machine what was asked for in its shell. */
function applyEffect(
  state: State,
  now: number,
  { location, username, acting_username }: ConsoleToken,
  record: VmRecord,
  effect: 'reboot' | 'poweroff',
): void {
  const { uuid, name } = record.vm;
  const isReboot = effect === 'reboot';
  startTransition(state, now, record, {
    slug: location,
    status: isReboot ? 'rebooting' : 'stopping',
    steps: isReboot ? [['run', durations.stop + durations.start]] : [['stop', durations.stop]],
    event: recordEvent(state, now, {
      action: isReboot ? 'startVm' : 'stopVm',
      username,
      ...(acting_username !== undefined && { acting_username }),
      resource_type: 'virtual_machine',
      resource_uuid: uuid,
      resource_name: name,
      location,
      result: 'started',
    }),
  });
}

/** Serves the terminals of machines. */
export function createConsoleServer(runtime: SandboxRuntime) {
  /** Does something with the state after all that is due. */
  const inState = <Value>(work: (state: State, now: number) => Value): Promise<Value> =>
    runtime.transaction(() => {
      const [state, now] = [runtime.state(), runtime.now()];
      if (advanceLifecycles(state, now)) runtime.stateChanged();
      return work(state, now);
    });

  function serve(session: ConsoleToken, locationState: LocationState, record: VmRecord, client: ConsoleClient) {
    /* The machine as it was last seen; a line is run on what it is then. */
    let seen = { locationState, record };
    let isOpen = true;
    const shell: Shell = createShell(() => shellMachine(seen.locationState, seen.record, runtime.now()));
    const timer = setInterval(() => void watch(), watchInterval);

    function end(): void {
      isOpen = false;
      clearInterval(timer);
    }

    function close(code: number, reason: string): void {
      if (!isOpen) return;
      end();
      client.close(code, reason);
    }

    const look = (state: State): VmRecord | undefined => {
      const there = stateOf(state, session).locations[session.location];
      const found = there?.vms[session.vm];
      if (there && found) seen = { locationState: there, record: found };
      return found;
    };

    async function watch(): Promise<void> {
      const runs = await inState((state) => isRunning(look(state))).catch(() => true);
      if (!runs) close(codes.notRunning, 'The virtual machine is not running');
    }

    async function perform(effect: ShellEffect): Promise<void> {
      if (effect === 'exit') {
        close(codes.left, 'The session was left');
        return;
      }
      await changeState(runtime, (all, now) => {
        const state = stateOf(all, session);
        const found = state.locations[session.location]?.vms[session.vm];
        if (found && isRunning(found)) applyEffect(state, now, session, found, effect);
      });
      close(codes.notRunning, 'The virtual machine is not running');
    }

    async function take(message: Uint8Array | string): Promise<void> {
      if (!isOpen) return;
      if (typeof message !== 'string') {
        await inState(look);
        const { output, effect } = shell.type(message);
        if (output.length > 0) client.send(output);
        if (effect) await perform(effect);
        return;
      }
      const control = controlOf(message);
      if (control && 'resize' in control) shell.resize(control.resize.columns);
      else if (control) await perform('reboot');
    }

    /* One after the other, so that what is typed meanwhile comes after what was typed before. */
    let queue = Promise.resolve();
    client.send(shell.start());
    return {
      receive(message: Uint8Array | string) {
        queue = queue.then(() => take(message)).catch(() => close(1011, 'The sandbox failed'));
      },
      closed: end,
    };
  }

  /**
   * Opens a connection; its token is used up, whatever comes of it. What is refused is closed at once, with its code.
   * Undefined where a fault breaks it.
   */
  return async function connect(
    request: ConsoleRequest,
    client: ConsoleClient,
  ): Promise<ConsoleConnection | undefined> {
    const { path } = request;
    const opened = await inState((state, now) => {
      const fault = takeFault(state, { operationId: undefined, method: 'GET', path });
      if (fault) {
        runtime.stateChanged();
        return undefined;
      }
      const session = redeem(state, now, request);
      runtime.stateChanged();
      const locationState = session && stateOf(state, session).locations[session.location];
      const record = locationState?.vms[session?.vm ?? ''];
      return { session, locationState, record };
    });
    if (!opened) return undefined;
    const { session, locationState, record } = opened;
    const nothing = { receive: () => undefined, closed: () => undefined };
    if (!session) {
      client.close(codes.tokenRefused, 'The token is not taken');
      return nothing;
    }
    if (!locationState || !record || !isRunning(record)) {
      client.close(codes.notRunning, 'The virtual machine is not running');
      return nothing;
    }
    return serve(session, locationState, record, client);
  };
}
