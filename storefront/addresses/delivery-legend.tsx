import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Zones } from './use-zones.ts'

/** What the areas on the map mean. Its line is there before they have loaded, so that nothing moves. */
export function DeliveryLegend({ zones }: { zones: Zones | undefined }) {
  const messages = useMessages(addressFormMessages)
  const hasAreas = [...(zones?.values() ?? [])].some((ofBranch) => ofBranch.length > 0)
  return (
    <p
      className={`delivery-legend flex min-h-11 items-center gap-2 text-xs font-semibold ${hasAreas ? '' : 'invisible'}`}
    >
      {messages.weDeliver}
    </p>
  )
}
