import { useCallback, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { dismiss, notify } from '../ui/notifications.tsx'
import { sayOffline } from '../ui/offline.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { bringCode, doesStoreAnswer, filesOf } from './page-code.ts'
import { isPublicPage, pageOf } from './page-of.ts'
import { PageProgress } from './page-progress.tsx'

const intentMs = 100
const notOpened = 'not-opened'

/**
 * The next pages, from the first sign of a hand on: until then nothing is fetched, this code included. Without it a
 * page comes when it is chosen.
 */
let ahead: Promise<unknown> | undefined
const fetchAhead = () => (ahead ??= import('./pages-ahead.ts').then((code) => code.fetchAhead()).catch(() => {}))

/**
 * Makes every link of the store a step within the page: links are plain, and this one listener leads where they point.
 * It costs a page of a hundred links what one costs, and without JavaScript they work all the same. A public page that
 * somebody is about to choose is fetched.
 */
export function PageLinks() {
  const { open, isWaiting } = useOpenPage()
  const wanted = useWantedPage()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // Asked last of all listeners: whoever handled the press has said so.
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const page = pageOf(event.target)
      if (page === undefined) return
      event.preventDefault()
      void open(page)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [open])

  return (
    <>
      <PageProgress isFetching={isWaiting} />
      {wanted !== undefined && <PrefetchPageLinks key={wanted} page={wanted} />}
    </>
  )
}

/** Leads to a page once its code is here. Without a store this page stays, with a word and the way to try again. */
function useOpenPage() {
  const messages = useMessages(shellMessages)
  const navigate = useNavigate()
  const [isWaiting, setWaiting] = useState(false)
  const presses = useRef(0)
  const { key } = useLocation()
  // Another page has come since: what was said of the one that did not is over.
  useEffect(() => dismiss(notOpened), [key])

  const open = useCallback(
    async function open(page: string): Promise<void> {
      if (sayOffline()) return
      const press = (presses.current += 1)
      const isHere = filesOf(page).length === 0
      setWaiting(!isHere)
      if (!isHere) {
        const { href } = window.location
        // A store that answers without this file has newer ones, of a later release: its document names them.
        const comes = (await bringCode(page)) ? 'here' : (await doesStoreAnswer(page)) ? 'anew' : 'not'
        // Who has pressed another link meanwhile, or gone back, no longer waits for this page.
        if (press !== presses.current) return
        setWaiting(false)
        if (window.location.href !== href) return
        if (comes === 'anew') return window.location.assign(page)
        const action = { label: messages.tryAgain, run: () => void open(page) }
        if (comes === 'not' && sayOffline()) return
        if (comes === 'not') return notify({ id: notOpened, tone: 'danger', text: messages.notOpened, action })
      }
      const { pathname, search, hash } = window.location
      void navigate(page, { replace: page === pathname + search + hash })
    },
    [navigate, messages],
  )
  return { open, isWaiting }
}

/**
 * The public page that somebody points at. What fetches it asks the router for its code, so that has to be here before.
 */
function useWantedPage(): string | undefined {
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const want = async (page: string) => {
      if (await bringCode(page)) setWanted(page)
    }
    const intend = ({ target }: Event) => {
      void fetchAhead()
      clearTimeout(timer)
      const page = pageOf(target)
      if (page !== undefined && isPublicPage(page)) timer = setTimeout(want, intentMs, page)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, intend)
    }
  }, [])

  return wanted
}
