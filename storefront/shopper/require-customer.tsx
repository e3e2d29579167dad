import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { onDemand } from '../hydration/on-demand.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type User, useShopper } from './shopper.tsx'
import { type SignInOptions, openSignIn } from './sign-in-dialog.ts'

// Customers do not load it. The dialog that signs in opens without it.
const Invitation = onDemand(() => import('./invitation.tsx'))

interface Props {
  children: (user: User) => ReactNode
  /** The placeholder, in the final size of the content, until the shopper is known. */
  skeleton: ReactNode
  /** The reason for the sign-in, where the reason of the account pages does not suit. */
  reason?: string
  /** Opens the login modal, where it has to say more than usual. */
  open?: (options?: SignInOptions) => void
  /** What a visitor sees beside the invitation. */
  beside?: ReactNode
}

/**
 * The guard of content for customers (ACCOUNT-8): a placeholder until the shopper is known, an invitation with the open
 * login modal for a visitor, and the content for a customer. The HTML of the page is the same for everybody.
 */
export function RequireCustomer({ children, skeleton, reason, open = openSignIn, beside }: Props) {
  const { status, user } = useShopper()
  const hasOpened = useRef(false)

  const openNow = useEffectEvent(() => open())
  useEffect(() => {
    // The modal opens once: not again after the shopper closes it, nor at a sign-out on this page.
    if (status === 'visitor' && !hasOpened.current) openNow()
    if (status !== 'unknown') hasOpened.current = true
  }, [status])

  // With another key, React discards the state of the previous customer's content.
  if (status === 'customer' && user) return <Fragment key={user.id}>{children(user)}</Fragment>
  if (status === 'visitor')
    return (
      <div className="mt-4 gap-6 lg:flex lg:items-start">
        <Invitation
          {...{ reason, open }}
          isNeeded
          meanwhile={<div className="skeleton mx-auto h-72 w-full max-w-lg rounded-lg" />}
        />
        {beside}
      </div>
    )
  return (
    <>
      <NeedsScript />
      <div className="needs-script">
        <LoadingRegion>{skeleton}</LoadingRegion>
      </div>
    </>
  )
}

/** A skeleton that also says that something is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const messages = useMessages(shopperMessages)
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {messages.loading}
      </p>
      {children}
    </div>
  )
}
