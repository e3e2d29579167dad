import { useSyncExternalStore } from 'react'

/** The dialogs that stand open, the one on top last; one that is closing counts no more. */
let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

function set(next: typeof open): void {
  open = next
  for (const watcher of watchers) watcher()
}

export function enterDialog(dialog: HTMLDialogElement): void {
  set([...open.filter((other) => other !== dialog), dialog])
  blockPageScroll()
}

export function leaveDialog(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) set(open.filter((other) => other !== dialog))
}

/** The page behind rests as long as any dialog is seen, the one that is closing included (SHELL-10). */
export function blockPageScroll(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('.dialog[open]') !== null)
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * The dialog on top: what speaks to the shopper meanwhile has to stand in it, since everything around a modal is out of
 * reach.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )
}
