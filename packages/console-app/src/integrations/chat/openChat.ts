import type { QueryClient } from '@tanstack/react-query';
import type { ChatConfig, SiteConfig, User } from '@livery/api/generated/types';
import { user as userQuery } from '@livery/api/queries/identity';
import { report } from '#integrations/error-reporting/report.js';
import { setups, type Chat, type ChatUser } from './adapters.js';

/** The identifiers of a configuration that its kind has no use for; no vendor's code for a page takes a bot id. */
const unusedIds = (chat: ChatConfig, needs: readonly string[]): string[] =>
  Object.entries(chat).flatMap(([name, value]) => (value && name !== 'kind' && !needs.includes(name) ? [name] : []));

/**
 * The chat of a site. Undefined, and reported, where its kind is not supported (specification: account and billing,
 * section 3) or an identifier is missing.
 */
function chatOf(site: SiteConfig): Chat | undefined {
  const { chat } = site;
  if (!chat) return undefined;
  const setup = Object.entries(setups).find(([kind]) => kind === chat.kind)?.[1];
  if (!setup) {
    report('The chat provider is not supported', { kind: chat.kind });
    return undefined;
  }
  const unused = unusedIds(chat, setup.needs);
  if (unused.length > 0) report('The chat has identifiers that its kind does not use', { kind: chat.kind, unused });
  const missing = setup.needs.filter((name) => !chat[name]);
  if (missing.length === 0)
    return setup.create(
      setup.needs.map((name) => chat[name] ?? ''),
      site,
    );
  report('The chat lacks an identifier', { kind: chat.kind, missing });
  return undefined;
}

function chatUserOf({ id, name, profile_data, intercom_user_hash }: User): ChatUser {
  const { first_name, last_name, email } = profile_data;
  const whole = [first_name, last_name].filter(Boolean).join(' ');
  return { id, name: whole || name, email: email ?? undefined, intercomHash: intercom_user_hash ?? undefined };
}

/** Opens the chat of a site for whoever is signed in. Returns what shuts it down; a chat that cannot be had is reported. */
export async function openChat(site: SiteConfig, queries: QueryClient): Promise<() => void> {
  const chat = chatOf(site);
  if (!chat) return () => undefined;
  try {
    await chat.load();
  } catch (error) {
    report('The chat could not be loaded', { kind: site.chat?.kind, error: String(error) });
    return () => undefined;
  }
  // Without knowing who it is, one can chat all the same.
  const user = await queries.ensureQueryData(userQuery()).catch(() => undefined);
  if (user) chat.identify(chatUserOf(user));
  return chat.shutdown;
}
