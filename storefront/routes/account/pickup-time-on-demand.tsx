import { type ComponentProps, Suspense, lazy } from 'react'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { PickupTime } from './pickup-time.tsx'

const Loaded = lazy(async () => ({ default: (await import('./pickup-time.tsx')).PickupTime }))

/** When an order can be collected. An order that is brought loads nothing of opening hours. */
export function PickupTimeOnDemand(props: ComponentProps<typeof PickupTime>) {
  if (props.order.option_name !== 'pick_up') return null
  return (
    <LazyBoundary failed={null}>
      <Suspense fallback={<div className="skeleton mb-3 h-9" />}>
        <Loaded {...props} />
      </Suspense>
    </LazyBoundary>
  )
}
