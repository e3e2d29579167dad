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
export function StoreTrouble() {
  const root = useRoot()
  const isTrouble = root !== undefined && root.configuration?.general.web_page.active !== true
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The dialog shows the configuration that this loads.
    const readAgain = () => void revalidate()
    window.addEventListener(pageDisabled, readAgain)
    return () => window.removeEventListener(pageDisabled, readAgain)
  }, [revalidate])
  return <StoreDialog isNeeded={isTrouble} />
}
