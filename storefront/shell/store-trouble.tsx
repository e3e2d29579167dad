import { onDemand } from '../components/on-demand.tsx'
import { useRoot } from './use-root.ts'

const StoreDialog = onDemand(() => import('./store-dialog.tsx'))

/** Brings the dialog about the store itself when there is something to say: most shoppers never meet it. */
export function StoreTrouble() {
  const root = useRoot()
  const isTrouble = root !== undefined && root.configuration?.general.web_page.active !== true
  return <StoreDialog isWanted={isTrouble} />
}
