import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { openBranchDialog, useBranch } from '../shopper/branch.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShop } from '../page/use-root.ts'
import { welcomeMessages } from '../messages/welcome.ts'
import { type AnyIconName, PersonalIcon } from '../ui/personal-icon.tsx'

/**
 * Explains branches, carts and orders to a new shopper (SHELL-5). Wish lists and the profile are not on the pages yet, so
 * it does not mention them.
 */
export default function WelcomeDialog() {
  const messages = useMessages(welcomeMessages)
  const { branch } = useBranch()
  const shop = useShop()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)

  function chooseAnother(): void {
    close()
    openBranchDialog()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.title(shop.name)}>
      <ul className="space-y-5">
        <Point icon="store" title={messages.branch} text={messages.branchText(branch?.description ?? '')} />
        <Point icon="shopping-bag" title={messages.cart} text={messages.cartText} />
        <Point icon="package-check" title={messages.orders} text={messages.ordersText} />
      </ul>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <button type="button" className="button button-quiet" onClick={chooseAnother}>
          {messages.otherBranch}
        </button>
        <button type="button" className="button button-primary max-sm:order-first" onClick={close}>
          {messages.start}
        </button>
      </div>
    </Dialog>
  )
}

function Point({ icon, title, text }: { icon: AnyIconName; title: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-link-soft text-link">
        <PersonalIcon name={icon} className="size-5.5" />
      </span>
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="mt-0.5 text-sm text-pretty text-muted">{text}</p>
      </div>
    </li>
  )
}
