import { Suspense, lazy, useEffect, useState } from 'react'
import { useRoot } from './use-root.ts'

const StoreDialog = lazy(() => import('./store-dialog.tsx'))

/** Brings the dialogs about the store itself when there is something to say: most shoppers never meet them. */
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
