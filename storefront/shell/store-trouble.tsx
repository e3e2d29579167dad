import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react'
import { useRoot } from './use-root.ts'

// Where its code does not come either, the page stands as it is.
const StoreDialog = lazy<ComponentType>(() => import('./store-dialog.tsx').catch(() => ({ default: () => null })))

/** Brings the dialog about the store itself when there is something to say: most shoppers never meet them. */
export function StoreTrouble() {
  const root = useRoot()
  const isTrouble = root !== undefined && root.configuration?.general.web_page.active !== true
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isTrouble) setThere(true)
  }, [isTrouble])
  return (
    isThere && (
      <Suspense>
        <StoreDialog />
      </Suspense>
    )
  )
}
