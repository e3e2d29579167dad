import { useCallback, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { dismiss, notify } from '../ui/notify.ts'
import { announceOffline } from '../ui/offline.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { internalHref, isPublicPage } from './internal-href.ts'
import { doesStoreRespond, loadPageCode } from './page-code.ts'
import { PageProgress } from './page-progress.tsx'
import { unloadedFilesOf } from './router-internals.ts'

/** So long a shopper points at a link before its page is prefetched. */
const intentMs = 100
const notOpened = 'not-opened'
/** A browser is idle between a touch and the click that comes of it too, so preloading waits until that is answered. */
const preloadAfterMs = 1_000

/**
 * Starts with the first event of a pointer or a key; until then a page loads nothing for the next one. A focus
 * does not start it, nor an element that comes under a resting pointer: a dialog that a page opens by itself does both.
 */
let preloading: unknown
const preloadPages = () => (preloading ??= setTimeout(loadAndPreload, preloadAfterMs))
const loadAndPreload = () =>
  import('./preload-pages.ts').then(
    (code) => code.preloadPages(),
    () => {},
  )

/**
 * Makes every link of the store a client-side navigation. Links are plain `<a href>`, and this one listener follows
 * them: a page of a hundred links costs as much as a page of one, and without JavaScript the browser follows them. It
 * also prefetches the public page of a link that a shopper points at.
 */
export function PageLinks() {
  const { open, isLoading } = useOpenPage()
  const intended = useIntendedPage()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const page = internalHref(event.target)
      if (page === undefined) return
      event.preventDefault()
      void open(page)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [open])

  return (
    <>
      <PageProgress isFetching={isLoading} />
      {intended !== undefined && <PrefetchPageLinks key={intended} page={intended} />}
    </>
  )
}

/**
 * Whether a click has no meaning of its own for the browser, such as "open in a new tab". The listener of the document
 * runs last: a click that a component has handled is prevented by then.
 */
const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens a page once its code is loaded. Where the code cannot be loaded, this page stays and a notification offers to
 * try again.
 */
function useOpenPage() {
  const messages = useMessages(shellMessages)
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const clicks = useRef(0)
  const { key } = useLocation()
  // Another page was opened since: the notification about the one that could not be is out of date.
  useEffect(() => dismiss(notOpened), [key])

  const open = useCallback(
    async function open(page: string): Promise<void> {
      if (announceOffline()) return
      const click = (clicks.current += 1)
      const isLoaded = unloadedFilesOf(page).length === 0
      setLoading(!isLoaded)
      if (!isLoaded) {
        const { href } = window.location
        const outcome = await loadForNavigation(page)
        // The shopper has clicked another link or gone back meanwhile.
        if (click !== clicks.current) return
        setLoading(false)
        if (window.location.href !== href) return
        if (outcome === 'other-release') return window.location.assign(page)
        if (outcome === 'failed') {
          const action = { label: messages.tryAgain, run: () => void open(page) }
          return announceOffline()
            ? undefined
            : notify({ id: notOpened, tone: 'danger', text: messages.notOpened, action })
        }
      }
      const { pathname, search, hash } = window.location
      void navigate(page, { replace: page === pathname + search + hash })
    },
    [navigate, messages],
  )
  return { open, isLoading }
}

/**
 * Loads the code of a page. A store that responds, but not with this file, has files of a later release: its document
 * names them.
 */
async function loadForNavigation(page: string): Promise<'loaded' | 'other-release' | 'failed'> {
  if (await loadPageCode(page)) return 'loaded'
  return (await doesStoreRespond(page)) ? 'other-release' : 'failed'
}

/**
 * The public page of the link that the shopper points at. `PrefetchPageLinks` calls code of the page, so the code is
 * loaded before.
 */
function useIntendedPage(): string | undefined {
  const [intended, setIntended] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetch = async (page: string) => {
      if (await loadPageCode(page)) setIntended(page)
    }
    const pointAt = ({ target }: Event) => {
      clearTimeout(timer)
      const page = internalHref(target)
      if (page !== undefined && isPublicPage(page)) timer = setTimeout(prefetch, intentMs, page)
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const
    const movements = ['pointermove', 'keydown', 'touchstart'] as const
    for (const event of events) document.addEventListener(event, pointAt, { passive: true })
    for (const event of movements) document.addEventListener(event, preloadPages, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, pointAt)
      for (const event of movements) document.removeEventListener(event, preloadPages)
    }
  }, [])

  return intended
}
