import { BlockList, isIP } from 'node:net';
import { readFileSync } from 'node:fs';
import { readHosts, singleHost, type HostSettings } from './hosts.js';

/** Where a server listens. */
export interface ListenAddress {
  host: string;
  port: number;
}

/** How the server was set up. */
export interface Settings {
  /** Reads the hosts; again after a change. Throws where they are wrong. */
  hosts: () => HostSettings[];
  address: ListenAddress;
  /** Health, readiness and metrics; reached by the operator alone. */
  adminAddress: ListenAddress;
  /** Folder of builds whose hashed files are served too. */
  releases: string | undefined;
  /** Whether what an address says of the browser behind it is believed. */
  isTrusted: (address: string) => boolean;
  /** How long requests may go on after the server was told to stop, in ms. Terminals end at once. */
  drain: number;
  /** How long it says that it is not ready before it takes no more requests, in ms. */
  drainDelay: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

function addressOf(name: string, text: string): ListenAddress {
  const [, host = '', port = ''] = /^\[?([^\]]*?)\]?:(\d+)$/.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535)
    throw new Error(`${name} is to be an address and a port such as 127.0.0.1:8080, not "${text}".`);
  return { host, port: Number(port) };
}

function secondsOf(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${name} is to be a number of seconds, not "${text}".`);
  return Number(text) * 1000;
}

/** Whether an address is in a list of addresses and networks, `10.0.0.0/8, ::1`. Throws where one is neither. */
function trustOf(name: string, text: string): (address: string) => boolean {
  const list = new BlockList();
  for (const one of text.split(',').map((part) => part.trim())) {
    if (one === '') continue;
    const [network = '', bits] = one.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (!isIP(network) || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new Error(`${name} is to be addresses and networks such as 127.0.0.1, 10.0.0.0/8, not "${one}".`);
    list.addSubnet(network, bits === undefined ? most : Number(bits), family);
  }
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

function hostsOf(variables: Variables): () => HostSettings[] {
  const { LIVERY_HOSTS: file, LIVERY_HOST: host } = variables;
  if (file !== undefined && host !== undefined) throw new Error('Set either LIVERY_HOSTS or LIVERY_HOST.');
  if (file !== undefined) return () => readHosts(readFileSync(file, 'utf8'));
  if (host === undefined)
    throw new Error('Set LIVERY_HOSTS to a file of hosts, or LIVERY_HOST and LIVERY_API to a host and its API.');
  const { LIVERY_API: api, LIVERY_S3: storage, LIVERY_CONSOLE: terminals } = variables;
  const origins = {
    ...(api === undefined ? {} : { api }),
    ...(storage === undefined ? {} : { storage }),
    ...(terminals === undefined ? {} : { terminals }),
  };
  return () => [singleHost(host, origins)];
}

/** Reads the variables. Throws a sentence that names the wrong one. */
export function readSettings(variables: Variables): Settings {
  const {
    LIVERY_ADDRESS = '127.0.0.1:8080',
    LIVERY_ADMIN_ADDRESS = '127.0.0.1:8081',
    LIVERY_TRUSTED_PROXIES = '127.0.0.1, ::1',
    LIVERY_DRAIN_SECONDS = '25',
    LIVERY_DRAIN_DELAY_SECONDS = '0',
    LIVERY_RELEASES: releases,
  } = variables;
  return {
    hosts: hostsOf(variables),
    address: addressOf('LIVERY_ADDRESS', LIVERY_ADDRESS),
    adminAddress: addressOf('LIVERY_ADMIN_ADDRESS', LIVERY_ADMIN_ADDRESS),
    releases,
    isTrusted: trustOf('LIVERY_TRUSTED_PROXIES', LIVERY_TRUSTED_PROXIES),
    drain: secondsOf('LIVERY_DRAIN_SECONDS', LIVERY_DRAIN_SECONDS),
    drainDelay: secondsOf('LIVERY_DRAIN_DELAY_SECONDS', LIVERY_DRAIN_DELAY_SECONDS),
  };
}
