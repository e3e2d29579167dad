import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { notify } from '../ui/notify.ts'
import { announceOffline } from '../ui/offline.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { doesStoreRespond } from './page-code.ts'

/**
 * Loads a page again that could not be loaded. The focus moves to the beginning of the page, since the button that was
 * pressed may disappear.
 */
export function useRetry() {
  const messages = useMessages(shellMessages)
  const { revalidate, state } = useRevalidator()
  const [isChecking, setChecking] = useState(false)

  const tryAgain = async () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    setChecking(true)
    // A failed request for the page's data would replace the shell around the page by an error as well.
    const isThere = await doesStoreRespond('/api/health')
    setChecking(false)
    if (isThere) return revalidate()
    if (!announceOffline()) notify({ id: 'not-opened', tone: 'danger', text: messages.notOpened })
  }
  return { tryAgain, isTrying: isChecking || state === 'loading' }
}
