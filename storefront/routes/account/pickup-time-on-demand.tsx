import { type ComponentProps, Suspense, lazy } from 'react'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { PickupTime } from './pickup-time.tsx'

const Loaded = lazy(async () => ({ default: (await import('./pickup-time.tsx')).PickupTime }))

const toBeCollected: ReadonlySet<string> = new Set<OrderStatus>(['created', 'in_process', 'processed'])

/** When an order can be collected, while it is still to be. Another order loads nothing of opening hours. */
export function PickupTimeOnDemand(props: ComponentProps<typeof PickupTime>) {
  const { option_name, status } = props.order
  if (option_name !== 'pick_up' || !toBeCollected.has(status)) return null
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<div className="skeleton mb-3 h-9" />}>
        <Loaded {...props} />
      </Suspense>
    </LazyBoundary>
  )
}
