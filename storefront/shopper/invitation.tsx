import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import type { SignInOptions } from './sign-in-dialog.ts'

interface Props {
  /** Why to sign in, where the reason of the account pages does not suit. */
  reason: string | undefined
  open: (options?: SignInOptions) => void
}

/** What a visitor sees in the place of content for customers: why to sign in, and the buttons for it. */
export default function Invitation({ reason, open }: Props) {
  const messages = useMessages(shopperMessages)
  return (
    <div className="card mx-auto flex w-full max-w-lg flex-col items-center gap-4 px-4 py-10 text-center sm:px-6">
      <span className="grid size-14 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="lock-keyhole" className="size-6.5" />
      </span>
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{messages.signInToSee}</h2>
        <p className="text-muted">{reason ?? messages.signInToSeeDetail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={() => open()}>
          {messages.signIn}
        </button>
        <button type="button" className="button button-quiet" onClick={() => open({ tab: 'sign-up' })}>
          {messages.signUp}
        </button>
      </div>
    </div>
  )
}
