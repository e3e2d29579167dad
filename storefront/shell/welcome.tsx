import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBranch } from '../shopper/branch.ts'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'

const storageKey = 'welcome'
const patienceMs = 15_000
const checkMs = 500
const firstEvents = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Welcomes a browser once, on its first visit of home, after a branch is chosen (SHELL-5). It comes when the shopper
 * has moved and nothing else speaks: no dialog, no notification, no open question about cookies; whoever leaves that
 * open is welcomed after a while.
 */
export function Welcome() {
  const { pathname } = useLocation()
  const { isChosen } = useBranch()
  const [Dialog, setDialog] = useState<ComponentType>()
  const isDue = pathname === '/' && isChosen

  useEffect(() => {
    if (!isDue || isInMobileApp() || wasWelcomed()) return
    return whenCalm(() => {
      import('./welcome-dialog.tsx').then(
        (loaded) => {
          if (window.location.pathname !== '/' || wasWelcomed()) return
          storeWelcomed()
          setDialog(() => loaded.default)
        },
        () => {}, // the next visit welcomes
      )
    })
  }, [isDue])

  return Dialog ? <Dialog /> : null
}

/** Answers with the way to give up. */
function whenCalm(go: () => void): () => void {
  const started = performance.now()
  let hasMoved = false
  const move = () => (hasMoved = true)
  for (const event of firstEvents) window.addEventListener(event, move, { passive: true, once: true })
  const timer = setInterval(() => {
    const isLate = performance.now() - started > patienceMs
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

/** Something else speaks, an open menu included, or the shopper writes. */
function isBusy(): boolean {
  return (
    document.querySelector(
      'dialog[open], .toast, [popover]:popover-open, input:focus, textarea:focus, select:focus',
    ) !== null
  )
}

/** A browser that keeps nothing would be welcomed on every page: it is not at all. */
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
    // Nothing is kept; `wasWelcomed` has said so before.
  }
}
