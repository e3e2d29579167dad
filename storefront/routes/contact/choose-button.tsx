import { notify } from '../../ui/notify.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChooseBranch } from '../../cart/use-choose-branch.ts'
import type { Branch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The button that chooses a branch. It is the same element once chosen, so that it keeps the focus. */
export function ChooseButton({ branch, isCurrent }: { branch: Branch; isCurrent: boolean }) {
  const messages = useMessages(contactMessages)
  const chooseBranch = useChooseBranch()

  function choose(): void {
    if (chooseBranch(branch.codplace)) return
    notify({ id: 'branch', tone: 'success', text: branch.description, detail: messages.chosenDetail })
  }

  // Without JavaScript the form sends the choice to the server, which stores it and redirects back.
  return (
    <form action="/contact#branches" className="mt-3" onSubmit={(event) => event.preventDefault()}>
      <button
        name="branch"
        value={branch.codplace}
        aria-disabled={isCurrent}
        className={`button w-full ${isCurrent ? 'bg-link-soft text-link opacity-100!' : 'button-quiet'}`}
        onClick={() => !isCurrent && choose()}
      >
        {isCurrent && <Icon name="check" className="size-4.5" />}
        {isCurrent ? messages.chosen : messages.choose}
        <span className="sr-only">: {branch.description}</span>
      </button>
    </form>
  )
}
