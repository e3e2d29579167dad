import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { notify } from '../components/notifications.tsx'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { isPublicPage, pageOf } from './page-of.ts'

const intentMs = 100

/**
 * Makes every link of the store a step within the page: links are plain, and this one listener leads where they point. It costs a page of a
 * hundred links what one costs, and without JavaScript they work all the same. A public page that somebody is about to choose is fetched.
 */
export function PageLinks() {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // Asked last of all listeners: whoever handled the press has said so.
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const page = pageOf(event.target)
      if (page === undefined) return
      event.preventDefault()
      // Without a connection the router would leave the page for the browser's own error.
      if (!navigator.onLine) return notify({ id: 'offline', tone: 'warning', text: words.offline })
      const { pathname, search, hash } = window.location
      void navigate(page, { replace: page === pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, words])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ target }: Event) => {
      clearTimeout(timer)
      const page = pageOf(target)
      if (page !== undefined && isPublicPage(page)) timer = setTimeout(() => setWanted(page), intentMs)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, intend)
    }
  }, [])

  return wanted === undefined ? null : <PrefetchPageLinks key={wanted} page={wanted} />
}
