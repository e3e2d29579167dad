import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import type { Route } from './+types/delivery-details'
import { CheckoutPage } from './checkout-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, deliveryStepMessages).changeDelivery, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The delivery step with a page to itself: how the order is received (CHECKOUT-10). */
export default function DeliveryDetails() {
  return <CheckoutPage requestedStep="address" isAlone />
}
