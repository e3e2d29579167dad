import type { ReactNode } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type AnyIconName, PersonalIcon } from '../../ui/personal-icon.tsx'

interface Props {
  icon: AnyIconName
  title: string
  detail: string
  children?: ReactNode
}

/** A card in place of a list or a record that is empty or missing, with what the shopper can do next as children. */
export function EmptyState({ icon, title, detail, children }: Props) {
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-xl bg-sunken text-muted">
        <PersonalIcon name={icon} className="size-6.5" />
      </span>
      <div className="flex max-w-md flex-col gap-1">
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-muted">{detail}</p>
      </div>
      {children}
    </div>
  )
}

/** A card in place of content that did not load, with a button that tries again. */
export function FailedState({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(accountMessages)
  return (
    <div role="alert">
      <EmptyState icon="cloud-off" title={messages.failed} detail={messages.failedDetail}>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      </EmptyState>
    </div>
  )
}
