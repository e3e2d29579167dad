import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { notify } from '../ui/notifications.tsx'
import { sayOffline } from '../ui/offline.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { doesStoreAnswer } from './page-code.ts'

/**
 * The way on from a page that did not come: it is asked for again. The focus waits where the page begins, since the
 * button may go.
 */
export function useTryAgain() {
  const messages = useMessages(shellMessages)
  const { revalidate, state } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  const tryAgain = async () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    setAsking(true)
    // Asked for in vain, what is around the page would go as well: it comes with the same answer.
    const isThere = await doesStoreAnswer('/api/health')
    setAsking(false)
    if (isThere) return revalidate()
    if (!sayOffline()) notify({ id: 'not-opened', tone: 'danger', text: messages.notOpened })
  }
  return { tryAgain, isTrying: isAsking || state === 'loading' }
}
