import { useSearchParams } from 'react-router'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import type { Route } from './+types/checkout'
import { CheckoutPage } from './checkout-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, checkoutMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The checkout of the shopper's reserved order: delivery, review, payment (CHECKOUT-10). */
export default function Checkout() {
  const [search] = useSearchParams()
  return <CheckoutPage requestedStep={search.get('step')} />
}
