import { useEffect } from 'react'
import { dismiss, notify } from '../ui/notify.ts'
import { connectionNeeded } from '../ui/offline.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/** The notice of every page during maintenance. It is in the HTML, so it shows without JavaScript too. */
export function StatusNotice() {
  const messages = useMessages(shellMessages)
  const page = useRoot()?.configuration?.general.web_page
  if (page?.active !== false) return null
  return (
    <aside
      aria-label={messages.noticeLabel}
      className="bg-link-soft px-4 py-2 text-center text-sm font-semibold text-link"
    >
      {page.message || messages.maintenanceText}
    </aside>
  )
}

/**
 * Shows a notification while the browser has no connection. It is the only one that says so: each time the shopper presses
 * something that needs a connection, it is shown again, and so announced again.
 */
export function OfflineWatch(): null {
  const messages = useMessages(shellMessages)
  useEffect(() => {
    const say = () => notify({ id: 'offline', tone: 'warning', text: messages.offline, isLasting: true })
    if (!navigator.onLine) say()
    const listen = new AbortController()
    const { signal } = listen
    window.addEventListener('offline', say, { signal })
    window.addEventListener(connectionNeeded, say, { signal })
    window.addEventListener('online', () => dismiss('offline'), { signal })
    return () => listen.abort()
  }, [messages])
  return null
}
