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

/** The devices that an accessory is compatible with, and whether the shopper's own phone is among them. */
export function FittingDevices(props: ComponentProps<typeof CompatibleDevicesSection>) {
  const hasPhone = myPhone.use() !== undefined
  return (
    <div className="rounded-md bg-sunken px-4 py-2">
      <CompatibleDevices {...props} />
      <OwnPhone isNeeded={hasPhone} devices={props.devices} />
    </div>
  )
}
