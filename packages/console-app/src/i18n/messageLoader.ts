import type { I18n, Messages } from '@lingui/core';

/** Fetches the messages of one part of the console in one language. Rejects when they cannot be had. */
export type FetchMessages<Language> = (part: string, language: Language) => Promise<Messages>;

/**
 * Keeps the language in force and the messages that are loaded in step. A part is what loads together: the first frame,
 * a screen, a dialog. Two rules hold at any time, so that nobody sees a message id: a part is in use only when its
 * messages are there in the language in force, and a language comes into force only when all parts in use have theirs.
 */
export class MessageLoader<Language extends string> {
  private readonly inUse: Set<string>;
  private readonly fetched = new Map<string, Promise<void>>();
  private readonly loaded = new Set<string>();
  /** The language that was asked for last, in force or not. */
  private requested: Language | undefined;
  private announceFirst: (() => void) | undefined;
  private readonly firstRequested = new Promise<void>((resolve) => (this.announceFirst = resolve));

  /** `first` is the part without which no language comes into force. */
  constructor(
    private readonly i18n: I18n,
    private readonly fetchMessages: FetchMessages<Language>,
    first: string,
  ) {
    this.inUse = new Set([first]);
  }

  /**
   * Resolves when a part can be shown in the language in force. Before one is, waits for it to be chosen. Rejects when
   * the messages cannot be had; another call tries again.
   */
  async load(part: string): Promise<void> {
    await this.firstRequested;
    for (let language = this.current(); !this.isLoaded(part, language); language = this.current()) {
      // oxlint-disable-next-line no-await-in-loop -- the language may have changed meanwhile
      await this.fetch(part, language);
    }
    this.inUse.add(part);
  }

  /**
   * Puts a language in force for all parts in use, those included that come into use meanwhile. Of several calls the
   * last wins; says whether this one did. Rejects when messages cannot be had, and the language before stays in force.
   */
  async activate(language: Language): Promise<boolean> {
    this.requested = language;
    this.announceFirst?.();
    for (let missing = this.missing(language); missing.length > 0; missing = this.missing(language)) {
      // oxlint-disable-next-line no-await-in-loop -- parts may have come into use meanwhile
      await Promise.all(missing.map((part) => this.fetch(part, language)));
    }
    if (this.requested !== language) return false;
    this.i18n.activate(language);
    return true;
  }

  /** The language in force, or the one that will be the first. */
  private current(): Language {
    return (this.i18n.locale || this.requested) as Language;
  }

  private isLoaded(part: string, language: Language): boolean {
    return this.loaded.has(`${language} ${part}`);
  }

  private missing(language: Language): string[] {
    return [...this.inUse].filter((part) => !this.isLoaded(part, language));
  }

  private fetch(part: string, language: Language): Promise<void> {
    const key = `${language} ${part}`;
    const fetching =
      this.fetched.get(key) ??
      this.fetchMessages(part, language).then(
        (messages) => {
          // `I18n.load` renders everything again, which is in vain while nothing that is shown has new messages.
          if (language === this.i18n.locale) Object.assign(this.i18n.messages, messages);
          else this.i18n.load(language, messages);
          this.loaded.add(key);
        },
        (error: unknown) => {
          this.fetched.delete(key);
          throw error;
        },
      );
    this.fetched.set(key, fetching);
    return fetching;
  }
}
