import { notify } from '../../components/notifications.tsx'
import { Icon } from '../../components/icon.tsx'
import { type Branch, chooseBranch } from '../../shopper/branch.ts'
import { contactWords } from '../../words/contact.ts'
import { useWords } from '../../words/use-words.ts'

/** Makes a branch the shopper's. One button in both states: the focus stays where it was. */
export function ChooseButton({ branch, isCurrent }: { branch: Branch; isCurrent: boolean }) {
  const words = useWords(contactWords)

  function choose(): void {
    chooseBranch(branch.codplace)
    notify({ id: 'branch', tone: 'success', text: branch.description, detail: words.chosenDetail })
  }

  // Without JavaScript the server keeps the choice, and leads back here.
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
        {isCurrent ? words.chosen : words.choose}
        <span className="sr-only">: {branch.description}</span>
      </button>
    </form>
  )
}
