import { createStore } from './create-store.ts'

/** The open dialogs, the top one last. One that is closing is not among them. */
const dialogs = createStore<readonly HTMLDialogElement[]>([])

export function enterDialog(dialog: HTMLDialogElement): void {
  dialogs.write([...dialogs.read().filter((other) => other !== dialog), dialog])
  blockPageScroll()
}

export function leaveDialog(dialog: HTMLDialogElement): void {
  const open = dialogs.read()
  if (open.includes(dialog)) dialogs.write(open.filter((other) => other !== dialog))
}

/**
 * Blocks the page's scrolling while a dialog is visible, one that is closing included (SHELL-10); otherwise allows it.
 */
export function blockPageScroll(): void {
  if (document.querySelector('.dialog[open]')) startBlocking()
  else document.documentElement.removeAttribute('data-modal')
}

/** Blocks the page's scrolling while a sheet covers it that is no dialog, or allows it. */
export const blockBySheet = (isOpen: boolean): void =>
  void document.documentElement.toggleAttribute('data-sheet', isOpen)

/** Blocks the page's scrolling before a dialog opens: afterwards the browser would restyle the whole page once more. */
export function startBlocking(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-modal')) return
  // A page that scrolls leaves the place of its scrollbar free, so that nothing moves while a dialog is open.
  const hasScrollbar = window.innerWidth > root.clientWidth
  root.setAttribute('data-modal', hasScrollbar ? 'scrollbar' : '')
}

/**
 * The dialog on top. Notifications are shown inside it, because everything outside a modal dialog is covered and cannot
 * be pressed.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return dialogs.use().at(-1)
}
