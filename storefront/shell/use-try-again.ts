import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { notify } from '../components/notifications.tsx'
import { sayOffline } from '../components/offline.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { doesStoreAnswer } from './page-code.ts'

/**
 * The way on from a page that did not come: it is asked for again. The focus waits where the page begins, since the
 * button may go.
 */
export function useTryAgain() {
  const words = useWords(shellWords)
  const { revalidate, state } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  const tryAgain = async () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    setAsking(true)
    // Asked for in vain, what is around the page would go as well: it comes with the same answer.
    const isThere = await doesStoreAnswer('/api/health')
    setAsking(false)
    if (isThere) return revalidate()
    if (!sayOffline()) notify({ id: 'not-opened', tone: 'danger', text: words.notOpened })
  }
  return { tryAgain, isTrying: isAsking || state === 'loading' }
}
