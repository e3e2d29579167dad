import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBranch } from '../shopper/branch.ts'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'

const storageKey = 'welcome'
const waitMaxMs = 15_000
const checkMs = 500
const firstEvents = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Shows the welcome dialog once per browser, on its first visit of home, after a branch is chosen (SHELL-5). It appears
 * when the shopper has interacted with the page, has accepted the cookies, and no dialog, notification or menu is open.
 * After fifteen seconds it appears without an interaction or acceptance.
 */
export function Welcome() {
  const { pathname } = useLocation()
  const { isChosen } = useBranch()
  const [Dialog, setDialog] = useState<ComponentType>()
  const isDue = pathname === '/' && isChosen

  useEffect(() => {
    if (!isDue || isInMobileApp() || wasWelcomed()) return
    return whenIdle(() => {
      import('./welcome-dialog.tsx').then(
        (loaded) => {
          if (window.location.pathname !== '/' || wasWelcomed()) return
          storeWelcomed()
          setDialog(() => loaded.default)
        },
        () => {}, // the next visit shows it
      )
    })
  }, [isDue])

  return Dialog ? <Dialog /> : null
}

/** Calls `go` when the moment for the dialog has come; gives the function that cancels it. */
function whenIdle(go: () => void): () => void {
  const started = performance.now()
  let hasMoved = false
  const move = () => (hasMoved = true)
  for (const event of firstEvents) window.addEventListener(event, move, { passive: true, once: true })
  const timer = setInterval(() => {
    const isLate = performance.now() - started > waitMaxMs
    if (!(isLate || (hasMoved && document.documentElement.dataset['consent'])) || isBusy()) return
    stop()
    go()
  }, checkMs)
  const stop = () => {
    clearInterval(timer)
    for (const event of firstEvents) window.removeEventListener(event, move)
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
