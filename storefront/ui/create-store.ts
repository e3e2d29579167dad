import { useSyncExternalStore } from 'react'

/** Functions that are called when something outside React changes. */
export interface Listeners {
  /** Adds a function; gives the function that removes it. */
  subscribe: (listener: () => void) => () => void
  announce: () => void
  isEmpty: () => boolean
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce() {
      for (const listener of listeners) listener()
    },
    isEmpty: () => listeners.size === 0,
  }
}

/** A value outside React that components follow. */
export interface Store<T> {
  read: () => T
  write: (next: T) => void
  subscribe: Listeners['subscribe']
  /** The value in a component, which renders again when it changes. */
  use: () => T
  /** A part of the value in a component, which renders again only when that part is another one: a number, text or object. */
  usePart: <P>(partOf: (value: T) => P) => P
}

/** A store of one value. The server renders with `onServer`, and so does the browser while it hydrates. */
export function createStore<T>(initial: T, onServer: T = initial): Store<T> {
  const { subscribe, announce } = createListeners()
  let value = initial
  const read = () => value
  return {
    read,
    write(next) {
      value = next
      announce()
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, () => onServer),
    usePart: (partOf) =>
      useSyncExternalStore(
        subscribe,
        () => partOf(value),
        () => partOf(onServer),
      ),
  }
}
