import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { pageDisabled } from '../shopper/browser-client.ts'
import { useRoot } from '../page/use-root.ts'

const StoreDialog = onDemand(() => import('./store-dialog.tsx'))

/**
 * Opens the dialog about maintenance or a missing configuration. Its code is loaded only then, since most shoppers
 * never need it.
 */
export function StoreStatus() {
  const root = useRoot()
  const isUnavailable = root !== undefined && root.configuration?.general.web_page.active !== true
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The dialog shows the configuration that this loads.
    const reload = () => void revalidate()
    window.addEventListener(pageDisabled, reload)
    return () => window.removeEventListener(pageDisabled, reload)
  }, [revalidate])
  return <StoreDialog isNeeded={isUnavailable} />
}
