import { type ReactNode, useId, useState } from 'react'
import { endDevices } from '#contract/identity.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCountriesOf } from './countries.ts'
import { DeviceIcon, deviceRow } from './device-row.tsx'
import { EndSeveral } from './end-several.tsx'
import { AlikeDevice, type Device, NewMark, useAreAllNew, useTimeOf } from './signed-in-device.tsx'

interface Props {
  /** Devices of one name, the one that was used last first. */
  devices: readonly Device[]
  onEnd: (device: Device) => Promise<void>
  /** These devices were signed out. */
  onEnded: (devices: readonly Device[]) => void
  /** They could not be. */
  onStale: () => void
}

/** So many devices of one name are seen at once; more are folded. */
const openMax = 3

/** The devices of one name in one row, which opens to a row for each. */
export function AlikeDevices({ devices, onEnd, onEnded, onStale }: Props) {
  const messages = useMessages(devicesMessages)
  const [isOpen, setOpen] = useState(devices.length <= openMax)
  const eachId = useId()
  const { isOne: isCountrySaid } = useCountriesOf(devices)
  const areAllNew = useAreAllNew(devices)
  const name = useDeviceName((devices[0] as Device).device)
  const count = devices.length
  return (
    <li>
      <div className={`${deviceRow} py-4`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={eachId}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg text-left sm:gap-4"
          onClick={() => setOpen(!isOpen)}
        >
          <Summary devices={devices}>
            <Icon
              name="chevron-down"
              className={`size-4.5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </Summary>
        </button>
        <EndSeveral
          isInRow
          text={messages.endAll(count)}
          name={messages.endAllNamed(count, name)}
          title={messages.endAllTitle(count, name)}
          end={() => browserClient.call(endDevices, { ids: devices.map(({ id }) => id) })}
          onEnded={() => onEnded(devices)}
          onStale={onStale}
        />
      </div>
      <ul id={eachId} aria-label={messages.showEach(name)} hidden={!isOpen} className="mr-4 ml-12 sm:mr-6 sm:ml-16">
        {devices.map((each) => (
          <AlikeDevice key={each.id} device={each} onEnd={onEnd} isCountrySaid={isCountrySaid} isMarked={!areAllNew} />
        ))}
      </ul>
    </li>
  )
}

/** What all of them have in common: their name, their number, the last use of any, and the countries of all. */
function Summary({ devices, children }: { devices: readonly Device[]; children: ReactNode }) {
  const messages = useMessages(devicesMessages)
  const timeOf = useTimeOf()
  const { names } = useCountriesOf(devices)
  const { device, last_used_at: lastUsedAt } = devices[0] as Device
  return (
    <>
      <DeviceIcon device={device} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
          <strong className="min-w-0 font-semibold break-words">{useDeviceName(device)}</strong>
          <span className="inline-flex items-center gap-1 text-muted">
            {messages.sessions(devices.length)}
            {children}
          </span>
          <NewMark devices={devices} />
        </span>
        {names.length > 0 && <span className="mt-1 block text-sm text-balance text-muted">{names.join(', ')}</span>}
        <span className="mt-0.5 block text-sm text-muted">
          {messages.lastUsed} {timeOf(lastUsedAt)}
        </span>
      </span>
    </>
  )
}
