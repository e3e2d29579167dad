import { useId } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listDevices } from '#contract/identity.ts'
import { accountMessages } from '../../../messages/account.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { formatDay, formatMoment, formatMomentOfYear } from '../dates.ts'
import { DeviceButton, DeviceRow } from './device-row.tsx'

/** A device on which the customer is signed in. */
export type Device = ReplyOf<typeof listDevices>['devices'][number]

interface Props {
  device: Device
  onEnd: (device: Device) => Promise<void>
}

/** The device that shows the page. It has no button: the account's first page has one to sign out. */
export function CurrentDevice({ device }: { device: Device }) {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  return (
    <DeviceRow device={device.device} isCurrent>
      <p className="text-sm text-muted">
        {messages.inUse} · {messages.since(formatDay(device.created_at, language))}
      </p>
    </DeviceRow>
  )
}

/** Another device, whose name no other one has. */
export function OtherDevice({ device, onEnd }: Props) {
  return (
    <DeviceRow device={device.device} isCurrent={false} action={useEnd(device, onEnd)}>
      <DeviceTimes device={device} isTwin={false} />
    </DeviceRow>
  )
}

/** One of several devices that have the same name, which stands above them. */
export function AlikeDevice({ device, onEnd }: Props) {
  const name = useDeviceName(device.device)
  const timesId = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1 pr-4 pl-14">
      <div id={timesId} className="min-w-0 flex-1 basis-28">
        <DeviceTimes device={device} isTwin />
      </div>
      <DeviceButton name={name} detailId={timesId} {...useEnd(device, onEnd)} />
    </li>
  )
}

function useEnd(device: Device, onEnd: Props['onEnd']) {
  const messages = useMessages(accountMessages)
  return { text: messages.end, nameFor: messages.endNamed, run: () => onEnd(device) }
}

/** When a device was last used, and since when it is signed in; to the minute where that tells it from its twins. */
function DeviceTimes({ device, isTwin }: { device: Device; isTwin: boolean }) {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  const format = isTwin ? formatMoment : formatDay
  return (
    <p className="text-sm text-muted">
      {/* A session that is not used for months ends, so that the year is not in doubt. */}
      <span className="block sm:inline">{messages.lastUsed(formatMomentOfYear(device.last_used_at, language))}</span>
      <span className="max-sm:hidden"> · </span>
      <span className="block sm:inline">{messages.since(format(device.created_at, language))}</span>
    </p>
  )
}
