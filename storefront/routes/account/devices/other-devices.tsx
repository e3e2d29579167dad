import type { RefObject } from 'react'
import { endOtherDevices } from '#contract/identity.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { AlikeDevices } from './alike-devices.tsx'
import { groupByName } from './devices-by-name.ts'
import { EndSeveral } from './end-several.tsx'
import { type Device, OtherDevice } from './signed-in-device.tsx'

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
