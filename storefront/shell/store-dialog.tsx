import { useLocation, useRevalidator } from 'react-router'
import { pages } from '#contract/pages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { shellMessages } from '../messages/shell.ts'
import { storeDialogMessages } from '../messages/store-dialog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/**
 * The dialog that nobody can close (SHELL-13): the store is in maintenance, or its configuration could not be loaded.
 * The page that says the former itself has none.
 */
export default function StoreDialog() {
  const messages = useMessages(shellMessages)
  const own = useMessages(storeDialogMessages)
  const page = useRoot()?.configuration?.general.web_page
  const { revalidate, state } = useRevalidator()
  const { pathname } = useLocation()
  const isInMaintenance = page?.active === false
  const isSaidByPage = isInMaintenance && pathname === pages.infoworks.path
  return (
    <Dialog
      isOpen={(!page || isInMaintenance) && !isSaidByPage}
      onClose={() => {}}
      isPrevented
      size="small"
      title={isInMaintenance ? own.maintenanceTitle : own.connectionTitle}
    >
      <p className="text-muted">{isInMaintenance ? page.message || messages.maintenanceText : own.connectionText}</p>
      <button
        type="button"
        className="button button-primary mt-6 w-full"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {messages.tryAgain}
      </button>
    </Dialog>
  )
}
