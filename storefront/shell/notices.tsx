import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'
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

function subscribe(watcher: () => void) {
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}

/**
 * A notice while the browser has no connection. It is rendered again, and so announced again, each time the shopper
 * presses something that needs a connection; nothing else notifies of it then.
 */
export function OfflineNotice() {
  const messages = useMessages(shellMessages)
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  const [renderKey, setRenderKey] = useState(0)
  useEffect(() => {
    const again = () => setRenderKey((before) => before + 1)
    window.addEventListener(connectionNeeded, again)
    return () => window.removeEventListener(connectionNeeded, again)
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-32 z-40 flex justify-center px-4 md:top-20">
      {isOffline && (
        <p
          key={renderKey}
          className="toast flex items-center gap-2 rounded-xl bg-ink px-4 py-2 text-sm font-semibold text-paper shadow-high"
        >
          <Icon name="wifi-off" className="size-4" />
          {messages.offline}
        </p>
      )}
    </div>
  )
}
