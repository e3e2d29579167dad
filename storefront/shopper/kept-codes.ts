import { useSyncExternalStore } from 'react'

/** Product codes that this browser keeps for a shopper, the same in all of its tabs. */
export interface KeptCodes {
  read: () => readonly string[]
  write: (codes: readonly string[]) => void
  /** The codes as they change; none while the page is not alive yet. */
  use: () => readonly string[]
}

const none: readonly string[] = []

/** The list of codes under a key of the browser's storage. Without storage it lives as long as its page. */
export function keepCodes(key: string, max: number): KeptCodes {
  let codes: readonly string[] | undefined
  const watchers = new Set<() => void>()

  function set(next: readonly string[]): void {
    codes = next
    for (const watcher of watchers) watcher()
  }

  const read = () => (codes ??= parseCodes(stored(key), max))

  /** Another tab changed it. Its key is null where a storage was emptied. */
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) set(parseCodes(event.newValue, max))
  }

  function subscribe(watcher: () => void) {
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
      try {
        if (next.length > 0) localStorage.setItem(key, JSON.stringify(next))
        else localStorage.removeItem(key)
      } catch {
        // Storage may be full or switched off.
      }
      set(next)
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
  }
}

/** The codes of a stored text; what is broken is dropped, never shown. */
export function parseCodes(text: string | null, max: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const codes = Array.isArray(value) ? value.filter((code) => typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)) : []
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
