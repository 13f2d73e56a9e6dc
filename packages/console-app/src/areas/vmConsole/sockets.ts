import type { OpenSocket } from '@livery/api/client/consoleConnection';
import type { Services } from '#shared/services.js';

const openInPage: OpenSocket = async (url, protocols) => {
  const { openSocket } = await import('#shared/sandbox.js');
  return openSocket(url, protocols);
};

const openOnNetwork: OpenSocket = (url, protocols) => {
  const socket = new WebSocket(url, protocols);
  socket.binaryType = 'arraybuffer';
  return Promise.resolve(socket);
};

/** What opens the connections of a page: its own, the sandbox with the mock API on, or the browser. */
export function resolveSocket({ environment, storage }: Services): OpenSocket {
  if (environment.openSocket) return environment.openSocket;
  return __MOCK_API__ && storage.mockApi.get() ? openInPage : openOnNetwork;
}
