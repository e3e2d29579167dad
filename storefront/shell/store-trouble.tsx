import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onDemand } from '../hydration/on-demand.tsx'
import { pageDisabled } from '../shopper/browser-client.ts'
import { useRoot } from '../page/use-root.ts'

const StoreDialog = onDemand(() => import('./store-dialog.tsx'))

/** Brings the dialog about the store itself when there is something to say: most shoppers never meet it. */
export function StoreTrouble() {
  const root = useRoot()
  const isTrouble = root !== undefined && root.configuration?.general.web_page.active !== true
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The new configuration says what the dialog shows.
    const readAgain = () => void revalidate()
    window.addEventListener(pageDisabled, readAgain)
    return () => window.removeEventListener(pageDisabled, readAgain)
  }, [revalidate])
  return <StoreDialog isNeeded={isTrouble} />
}
