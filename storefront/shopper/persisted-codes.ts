import { useSyncExternalStore } from 'react'

/** Product codes that this browser keeps for a shopper, the same in all of its tabs. */
export interface PersistedCodes {
  read: () => readonly string[]
  write: (codes: readonly string[]) => void
  /** The codes as they change; none while the page is not alive yet. */
  use: () => readonly string[]
}

const none: readonly string[] = []

/** The list of codes under a key of the browser's storage. Without storage it lives as long as its page. */
export function createPersistedCodes(key: string, max: number): PersistedCodes {
  let codes = none
  let text: string | null = null
  const watchers = new Set<() => void>()

  /** A text that is known already keeps its list: whoever watches sees no change where there is none. */
  function take(next: string | null): void {
    if (next === text) return
    text = next
    codes = parseCodes(next, max)
    for (const watcher of watchers) watcher()
  }

  /** While nobody watches, nobody hears what another tab writes. */
  function read(): readonly string[] {
    if (watchers.size === 0) take(stored(key))
    return codes
  }

  /** Another tab changed it. Its key is null where a storage was emptied. */
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) take(event.newValue)
  }

  function subscribe(watcher: () => void) {
    read()
    if (watchers.size === 0) window.addEventListener('storage', hear)
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0) window.removeEventListener('storage', hear)
    }
  }

  return {
    read,
    write(next) {
      const written = next.length > 0 ? JSON.stringify(next) : null
      try {
        if (written) localStorage.setItem(key, written)
        else localStorage.removeItem(key)
      } catch {
        // Storage may be full or switched off: then the list lives as long as its page is watched.
      }
      take(written)
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
  }
}

/** The codes of a stored text; what is broken is dropped, never shown. */
export function parseCodes(text: string | null, max: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const codes = Array.isArray(value)
      ? value.filter((code) => typeof code === 'string' && /^[\w.-]{1,40}$/.test(code))
      : []
    return codes.length > 0 ? [...new Set(codes as string[])].slice(0, max) : none
  } catch {
    return none
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
