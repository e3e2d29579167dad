import type { ComponentProps } from 'react'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { onDemand } from '../../hydration/on-demand.tsx'
import { myPhone } from '../../shopper/my-phone.ts'
import type CompatibleDevicesSection from './compatible-devices.tsx'

const CompatibleDevices = deferHydration<ComponentProps<typeof CompatibleDevicesSection>>(
  () => import('./compatible-devices.tsx'),
  { isStatic: true, isFirst: true, className: 'deferred-devices' },
)
const OwnPhone = onDemand(() => import('./own-phone.tsx'))

/** Whether an accessory fits the shopper's own phone, where one is remembered, and the devices that it is compatible with. */
export function FittingDevices(props: ComponentProps<typeof CompatibleDevicesSection>) {
  const hasPhone = myPhone.use() !== undefined
  return (
    <div className="rounded-md bg-sunken px-4 py-2">
      <OwnPhone isNeeded={hasPhone} meanwhile={hasPhone && <div className="mb-1 min-h-11" />} devices={props.devices} />
      <CompatibleDevices {...props} />
    </div>
  )
}
