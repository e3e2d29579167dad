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

  return (
    <button
      type="button"
      aria-disabled={isCurrent}
      className={`needs-script button mt-3 w-full ${isCurrent ? 'bg-link-soft text-link opacity-100!' : 'button-quiet'}`}
      onClick={() => !isCurrent && choose()}
    >
      {isCurrent && <Icon name="check" className="size-4.5" />}
      {isCurrent ? words.chosen : words.choose}
      <span className="sr-only">: {branch.description}</span>
    </button>
  )
}
