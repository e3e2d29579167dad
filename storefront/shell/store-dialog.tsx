import { useRevalidator } from 'react-router'
import { Dialog } from '../components/dialog.tsx'
import { shellWords } from '../words/shell.ts'
import { storeDialogWords } from '../words/store-dialog.ts'
import { useWords } from '../words/use-words.ts'
import { useRoot } from './use-root.ts'

/** What nobody can close (SHELL-13): the store is being worked on, or its configuration did not come. */
export default function StoreDialog() {
  const words = useWords(shellWords)
  const own = useWords(storeDialogWords)
  const page = useRoot()?.configuration?.general.web_page
  const { revalidate, state } = useRevalidator()
  const isWorkedOn = page?.active === false
  return (
    <Dialog
      isOpen={!page || isWorkedOn}
      onClose={() => {}}
      isPrevented
      size="small"
      title={isWorkedOn ? own.maintenanceTitle : own.connectionTitle}
    >
      <p className="text-muted">{isWorkedOn ? page.message || words.maintenanceText : own.connectionText}</p>
      <button
        type="button"
        className="button button-primary mt-6 w-full"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {words.tryAgain}
      </button>
    </Dialog>
  )
}
