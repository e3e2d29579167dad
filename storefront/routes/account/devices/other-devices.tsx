import { type RefObject, useState } from 'react'
import { endOtherDevices } from '#contract/identity.ts'
import { accountMessages } from '../../../messages/account.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { formatMomentOfYear } from '../dates.ts'
import { DeviceIcon } from './device-row.tsx'
import { groupByName } from './devices-by-name.ts'
import { AlikeDevice, type Device, OtherDevice } from './signed-in-device.tsx'

interface Props {
  /** The list, which gets the focus when a row of it goes. */
  ref: RefObject<HTMLUListElement | null>
  /** The other devices, the one that was used last first. */
  devices: readonly Device[]
  onEnd: (device: Device) => Promise<void>
  onAllEnded: () => void
}

/** The devices besides this one: above them the button for all, and those of one name in one row, which is folded where they are many (ACCOUNT-99). */
export function OtherDevices({ ref, devices, onEnd, onAllEnded }: Props) {
  const messages = useMessages(devicesMessages)
  return (
    <section aria-labelledby="other-devices" className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="other-devices" className="text-lg font-bold">
          {messages.others}
        </h2>
        {/* One alone has the button of its row. */}
        {devices.length > 1 && <EndOthers onEnded={onAllEnded} />}
      </div>
      <ul ref={ref} tabIndex={-1} aria-labelledby="other-devices" className="card divide-y divide-line">
        {groupByName(devices).map(({ key, devices: alike }) =>
          alike.length > 1 ? (
            <AlikeDevices key={key} devices={alike} onEnd={onEnd} />
          ) : (
            alike.map((device) => <OtherDevice key={key} device={device} onEnd={onEnd} />)
          ),
        )}
      </ul>
    </section>
  )
}

/** So many devices of one name are seen at once; more are folded. */
const openMax = 3

function AlikeDevices({ devices, onEnd }: Pick<Props, 'devices' | 'onEnd'>) {
  const messages = useMessages(devicesMessages)
  const common = useMessages(accountMessages)
  const language = useLanguage()
  const { device, last_used_at: lastUsedAt } = devices[0] as Device
  const name = useDeviceName(device)
  return (
    <li>
      <details className="group" open={devices.length <= openMax}>
        <summary className="flex cursor-pointer list-none items-center gap-4 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
          <DeviceIcon device={device} />
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              <strong className="font-semibold">{name}</strong>
              <span className="text-muted"> · {messages.sessions(devices.length)}</span>
            </span>
            <span className="block text-sm text-muted">
              {common.lastUsed(formatMomentOfYear(lastUsedAt, language))}
            </span>
          </span>
          <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ul aria-label={name} className="pb-2">
          {devices.map((each) => (
            <AlikeDevice key={each.id} device={each} onEnd={onEnd} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const messages = useMessages(accountMessages)
  const { endOthers } = useMessages(devicesMessages)
  const [isConfirming, setConfirming] = useState(false)

  async function end(): Promise<void> {
    setConfirming(false)
    await browserClient.call(endOtherDevices, {}).then(
      ({ ended }) => {
        notify({ id: 'devices', tone: 'success', text: messages.endedOthers(ended) })
        onEnded()
      },
      () => announceOffline() || notify({ id: 'devices', tone: 'danger', text: messages.unexpected }),
    )
  }

  return (
    <>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {endOthers}
      </button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void end()}
        title={messages.endOthersTitle}
        text={() => messages.endOthersText}
        confirm={messages.end}
        cancel={messages.keep}
        isDanger
      />
    </>
  )
}
