import { type RefObject, useId, useState } from 'react'
import { endDevices, endOtherDevices } from '#contract/identity.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DeviceIcon, deviceRow } from './device-row.tsx'
import { groupByName } from './devices-by-name.ts'
import { EndSeveral } from './end-several.tsx'
import { AlikeDevice, type Device, NewMark, OtherDevice, useTimeOf } from './signed-in-device.tsx'

interface Props {
  /** The list, which gets the focus when a row of it goes. */
  ref: RefObject<HTMLUListElement | null>
  /** The other devices, the one that was used last first. */
  devices: readonly Device[]
  onEnd: (device: Device) => Promise<void>
  /** These devices were signed out. */
  onEnded: (devices: readonly Device[]) => void
  /** They could not be. */
  onStale: () => void
}

/** The devices besides this one: above them the button for all, and those of one name in one row, which is folded where they are many (ACCOUNT-99). */
export function OtherDevices({ ref, devices, ...changes }: Props) {
  const messages = useMessages(devicesMessages)
  return (
    <section aria-labelledby="other-devices" className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="other-devices" className="text-lg font-bold">
          {messages.others}
        </h2>
        {/* One alone has the button of its row. */}
        {devices.length > 1 && (
          <EndSeveral
            text={messages.endOthers}
            title={messages.endOthersTitle}
            end={() => browserClient.call(endOtherDevices, {})}
            onEnded={() => changes.onEnded(devices)}
            onStale={changes.onStale}
          />
        )}
      </div>
      <ul ref={ref} tabIndex={-1} aria-labelledby="other-devices" className="card divide-y divide-line">
        {groupByName(devices).map(({ key, devices: alike }) =>
          alike.length > 1 ? (
            <AlikeDevices key={key} devices={alike} {...changes} />
          ) : (
            alike.map((device) => <OtherDevice key={key} device={device} onEnd={changes.onEnd} />)
          ),
        )}
      </ul>
    </section>
  )
}

/** So many devices of one name are seen at once; more are folded. */
const openMax = 3

function AlikeDevices({ devices, onEnd, onEnded, onStale }: Omit<Props, 'ref'>) {
  const messages = useMessages(devicesMessages)
  const timeOf = useTimeOf()
  const [isOpen, setOpen] = useState(devices.length <= openMax)
  const eachId = useId()
  const { device, last_used_at: lastUsedAt } = devices[0] as Device
  const name = useDeviceName(device)
  const count = devices.length
  return (
    <li>
      <div className={`${deviceRow} py-4`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={eachId}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-lg text-left sm:gap-4"
          onClick={() => setOpen(!isOpen)}
        >
          <DeviceIcon device={device} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <strong className="min-w-0 font-semibold break-words">{name}</strong>
              <span className="inline-flex items-center gap-1 text-muted">
                {messages.sessions(count)}
                <Icon
                  name="chevron-down"
                  className={`size-4.5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
                />
              </span>
              <NewMark devices={devices} />
            </span>
            <span className="block text-sm text-muted">
              {messages.lastUsed} {timeOf(lastUsedAt)}
            </span>
          </span>
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
      <ul id={eachId} aria-label={messages.showEach(name)} hidden={!isOpen} className="pb-2">
        {devices.map((each) => (
          <AlikeDevice key={each.id} device={each} onEnd={onEnd} />
        ))}
      </ul>
    </li>
  )
}
