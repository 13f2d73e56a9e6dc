import { createListeners } from './listeners.js';

/**
 * Where the console keeps something in the browser: entries of either storage. What a browser does not store, because it
 * refuses or is full, is kept in memory instead, so that the console works for the length of the page.
 */
interface Area {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Whether what is kept is there for the next page. */
  lasts(): boolean;
}

export const storageKeys = {
  apiKey: 'livery.apiKey',
  uiConfig: 'livery.uiConfig',
  mode: 'livery.mode',
  language: 'livery.language',
  theme: 'livery.theme',
  user: 'livery.user',
  pendingBackups: 'livery.pendingBackups',
  activity: 'livery.activity',
  payments: 'livery.payments',
  displayCurrency: 'livery.displayCurrency',
} as const;

/** Keeps everything for as long as the area itself: of a browser's page, no longer than the page stands. */
function memoryArea(lasts = true): Area {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    lasts: () => lasts,
  };
}

/** The server's configuration takes the most room and can be asked for again: it makes room for everything else. */
function makeRoom(stored: Storage): void {
  stored.removeItem(storageKeys.uiConfig);
}

/** What cannot be stored is kept in memory; what was stored under its key before is removed, because it is old. */
function withMemory(stored: Storage): Area {
  const memory = memoryArea();

  function store(key: string, value: string): void {
    try {
      stored.setItem(key, value);
    } catch {
      makeRoom(stored);
      stored.setItem(key, value);
    }
  }

  return {
    // What is stored was written later, by another tab: storing here removes it whenever memory takes over.
    getItem: (key) => stored.getItem(key) ?? memory.getItem(key),
    setItem(key, value) {
      memory.removeItem(key);
      try {
        store(key, value);
      } catch {
        stored.removeItem(key);
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      stored.removeItem(key);
    },
    lasts() {
      const probe = 'livery.probe';
      try {
        store(probe, probe);
        stored.removeItem(probe);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function area(kind: 'localStorage' | 'sessionStorage'): Area {
  try {
    const stored: Storage | null | undefined = globalThis[kind];
    if (stored) return withMemory(stored);
  } catch {
    // Refused where it is only looked at.
  }
  return memoryArea(false);
}

/** Where a page keeps things: for every tab and visit, and for the length of a tab. */
export interface StorageAreas {
  lasting: Area;
  session: Area;
}

type Span = keyof StorageAreas;

/** The browser's own storages. */
export const browserAreas = (): StorageAreas => ({ lasting: area('localStorage'), session: area('sessionStorage') });

/** The same in memory, beginning with nothing. */
export const memoryAreas = (): StorageAreas => ({ lasting: memoryArea(), session: memoryArea() });

/** Where a personal entry is kept while the user acts for another. */
const actingKey = (key: string): string => `${key}.acting`;

interface Entry<Value> {
  key: string;
  get(): Value | undefined;
  set(value: Value): void;
  clear(): void;
}

/** An entry that calls back when it changes, in this tab or another. */
function watched<Value>(saved: Entry<Value>) {
  const { subscribe, notify } = createListeners();
  return {
    get: saved.get,
    set(value: Value): void {
      saved.set(value);
      notify();
    },
    clear(): void {
      saved.clear();
      notify();
    },
    /** Returns what ends it. */
    subscribe(changed: () => void): () => void {
      const stops = [subscribe(changed), onChangedElsewhere(saved.key, changed)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Makes the entries of a page in these areas. */
export function createEntries(areas: StorageAreas) {
  /**
   * Whether the page acts for the owner of another account: what belongs to a person is then kept apart from that of the
   * user, in this tab alone. Fixed when a page begins, because starting and leaving loads another.
   */
  let isActing = false;
  const personalKeys = new Map<string, Span>();

  function clearActing(): void {
    for (const key of personalKeys.keys()) areas.session.removeItem(actingKey(key));
  }

  function entry<Value>(span: Span, key: string): Entry<Value> {
    return {
      key,
      get() {
        const text = areas[span].getItem(key);
        if (text === null) return undefined;
        try {
          return JSON.parse(text) as Value;
        } catch {
          areas[span].removeItem(key);
          return undefined;
        }
      },
      set: (value) => areas[span].setItem(key, JSON.stringify(value)),
      clear: () => areas[span].removeItem(key),
    };
  }

  return {
    entry,
    watched,
    /** Plain text, for what the script in the page's head reads too. What is none of `known` counts as not kept. */
    word<Value extends string>(span: Span, key: string, known?: readonly Value[]): Entry<Value> {
      return {
        key,
        get() {
          const text = areas[span].getItem(key) as Value | null;
          return text === null || known?.includes(text) === false ? undefined : text;
        },
        set: (value) => areas[span].setItem(key, value),
        clear: () => areas[span].removeItem(key),
      };
    },
    /** An entry of whoever the page works for: the user, or the owner of the account that the user acts in. */
    personal<Value>(span: Span, key: string): Entry<Value> {
      personalKeys.set(key, span);
      const own = entry<Value>(span, key);
      const acting = entry<Value>('session', actingKey(key));
      const current = (): Entry<Value> => (isActing ? acting : own);
      return {
        key,
        get: () => current().get(),
        set: (value) => current().set(value),
        clear: () => current().clear(),
      };
    },
    /** Begins a page: whether it acts for another, whose `personal` entries are used from now on. */
    setActing(acting: boolean): void {
      isActing = acting;
    },
    /** Removes what was kept of the account that the user of this tab acted in. */
    clearActing,
    /** Removes what was kept of persons: of the user in this area, and of whom the user acted for. */
    clearPersonal(from: Span): void {
      for (const [key, span] of personalKeys) if (span === from) areas[span].removeItem(key);
      clearActing();
    },
  };
}

/** Calls back when another tab changes an entry. Returns what ends it. */
export function onChangedElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
