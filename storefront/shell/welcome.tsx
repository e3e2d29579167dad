import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBranch } from '../shopper/branch.ts'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'

const storageKey = 'welcome'
const waitMaxMs = 15_000
const checkMs = 500
/** For so long nothing was pressed, typed or scrolled: the dialog never takes the next press of a busy shopper. */
const quietMs = 3_000
const events = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Shows the welcome dialog once per browser, on its first visit of home, after a branch is chosen (SHELL-5). It appears
 * when the shopper has interacted with the page and then paused, has accepted the cookies, and no dialog, notification
 * or menu is open. After fifteen seconds it appears without an interaction or acceptance.
 */
export function Welcome() {
  const { pathname } = useLocation()
  const { isChosen } = useBranch()
  const [Dialog, setDialog] = useState<ComponentType>()
  const isDue = pathname === '/' && isChosen

  useEffect(() => {
    if (!isDue || isInMobileApp() || wasWelcomed()) return
    let stop = () => {}
    const wait = () => (stop = whenIdle(show))
    const show = () => {
      import('./welcome-dialog.tsx').then(
        (loaded) => {
          if (window.location.pathname !== '/' || wasWelcomed()) return
          if (isBusy()) return wait()
          storeWelcomed()
          setDialog(() => loaded.default)
        },
        () => {}, // the next visit shows it
      )
    }
    wait()
    return () => stop()
  }, [isDue])

  return Dialog ? <Dialog /> : null
}

/** Calls `go` when the moment for the dialog has come; gives the function that cancels it. */
function whenIdle(go: () => void): () => void {
  const started = performance.now()
  let movedAt: number | undefined
  const move = () => (movedAt = performance.now())
  for (const event of events) window.addEventListener(event, move, { passive: true, capture: true })
  const timer = setInterval(() => {
    const isLate = performance.now() - started > waitMaxMs
    const isQuiet = movedAt !== undefined && performance.now() - movedAt > quietMs
    const isWaiting = isQuiet && document.documentElement.dataset['consent']
    if (!(isWaiting || (isLate && (isQuiet || movedAt === undefined))) || isBusy()) return
    stop()
    go()
  }, checkMs)
  const stop = () => {
    clearInterval(timer)
    for (const event of events) window.removeEventListener(event, move, { capture: true })
  }
  return stop
}

/** Whether a dialog, a notification or a menu is open, or the shopper is in a field. */
function isBusy(): boolean {
  return (
    document.querySelector(
      'dialog[open], .toast, [popover]:popover-open, input:focus, textarea:focus, select:focus',
    ) !== null
  )
}

/** Whether this browser was welcomed. True without storage: it would be welcomed on every page otherwise. */
function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

function storeWelcomed(): void {
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // Without storage `wasWelcomed` is true, so the dialog does not appear again.
  }
}
