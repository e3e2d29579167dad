import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/create-store.ts'

/** A list of product codes in this browser's storage, the same in all tabs. */
export interface PersistedCodes {
  read: () => readonly string[]
  write: (codes: readonly string[]) => void
  /** The codes in a component; none on the server and while the page hydrates. */
  use: () => readonly string[]
}

const none: readonly string[] = []
const productCodes = /^[\w.-]{1,40}$/

/** The list under a key of the browser's storage. Without storage it lasts as long as its page. */
export function createPersistedCodes(key: string, max: number, pattern = productCodes): PersistedCodes {
  let codes = none
  let text: string | null = null
  const listeners = createListeners()

  /** The same text gives the same array, so that components do not render again. */
  function update(next: string | null): void {
    if (next === text) return
    text = next
    codes = parseCodes(next, max, pattern)
    listeners.announce()
  }

  /** Without a listener no event reports another tab's changes, so the storage is read. */
  function read(): readonly string[] {
    if (listeners.isEmpty()) update(stored(key))
    return codes
  }

  /** Called when another tab changes the storage. The key is null where the whole storage was cleared. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) update(event.newValue)
  }

  function subscribe(listener: () => void) {
    read()
    if (listeners.isEmpty()) window.addEventListener('storage', onStorage)
    const remove = listeners.subscribe(listener)
    return () => {
      remove()
      if (listeners.isEmpty()) window.removeEventListener('storage', onStorage)
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
        // Storage may be full or switched off.
      }
      update(written)
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
  }
}

/** The codes of a stored text. Broken ones are left out. */
export function parseCodes(text: string | null, max: number, pattern = productCodes): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const codes = Array.isArray(value) ? value.filter((code) => typeof code === 'string' && pattern.test(code)) : []
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
