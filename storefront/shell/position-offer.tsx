import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useBranch } from '../shopper/branch.ts'
import { endOffer } from '../shopper/position-offer.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * Offers to use the position, in the page below the header, where it covers nothing. It is in the HTML, and the inline
 * script decides before the first paint whether it shows (theme-script.ts), so that the page does not shift.
 */
export function PositionOffer() {
  const messages = useMessages(shellMessages)
  const { branches, branch } = useBranch()
  if (branches.length < 2 || !branch) return null

  function locate(): void {
    endOffer()
    void import('./first-branch.ts').then(
      ({ chooseNearest }) => chooseNearest({ branches, messages }),
      () => {}, // the dialog of the branches offers it too
    )
  }

  return (
    <aside aria-label={messages.useMyPosition} className="position-offer needs-script">
      <p className="min-w-0 py-1">{messages.requestPosition(branch.description)}</p>
      <button type="button" className="link min-h-10 min-w-0 px-2 text-left font-semibold" onClick={locate}>
        {messages.useMyPosition}
      </button>
      <button type="button" aria-label={messages.close} className="grid size-10 place-items-center" onClick={endOffer}>
        <Icon name="x" className="size-4" />
      </button>
    </aside>
  )
}
