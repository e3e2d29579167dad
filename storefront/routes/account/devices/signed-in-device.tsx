import { useId, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listDevices } from '#contract/identity.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { nearText } from '../../../messages/near-text.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { formatDay, formatMoment, formatMomentOfYear } from '../dates.ts'
import { DeviceButton, DeviceRow } from './device-row.tsx'

/** A device on which the customer is signed in. */
export type Device = ReplyOf<typeof listDevices>['devices'][number]

interface Props {
  device: Device
  onEnd: (device: Device) => Promise<void>
}

/** The device that shows the page. Its button signs out as the menu of the account does. */
export function CurrentDevice({ device }: { device: Device }) {
  const messages = useMessages(devicesMessages)
  const since = useSince()
  const { signOut } = useShopper()
  return (
    <DeviceRow
      device={device.device}
      isCurrent
      action={{ text: messages.end, nameFor: messages.endNamed, run: signOut }}
    >
      <p className="text-sm text-muted">
        {messages.inUse} · {since(device.created_at, formatDay)}
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
    <li className="flex flex-wrap items-center gap-x-4 py-1 pr-4 pl-14 sm:pr-6 sm:pl-16">
      <div id={timesId} className="min-w-0 flex-1 basis-28">
        <DeviceTimes device={device} isTwin />
      </div>
      <DeviceButton name={name} detailId={timesId} {...useEnd(device, onEnd)} />
    </li>
  )
}

function useEnd(device: Device, onEnd: Props['onEnd']) {
  const messages = useMessages(devicesMessages)
  return { text: messages.end, nameFor: messages.endNamed, run: () => onEnd(device) }
}

/** When a device was last used, and since when it is signed in; to the minute where that tells it from its twins. */
function DeviceTimes({ device, isTwin }: { device: Device; isTwin: boolean }) {
  const messages = useMessages(devicesMessages)
  const timeOf = useTimeOf()
  const since = useSince()
  return (
    <p className="text-sm text-muted">
      <span className="block sm:inline">{messages.lastUsed(timeOf(device.last_used_at))}</span>
      <span className="max-sm:hidden"> · </span>
      <span className="block sm:inline">{since(device.created_at, isTwin ? formatMoment : formatDay)}</span>
    </p>
  )
}

/** The moment of a use: "today, 1:14 PM", "Nov 20, 2:17 PM". A session that is not used for months ends, so that the year is not in doubt. */
export function useTimeOf(): (instant: string) => string {
  const language = useLanguage()
  const near = useNear()
  return (instant) => near(instant) ?? formatMomentOfYear(instant, language)
}

/** Since when a device is signed in: today or yesterday with the time, else as `format` writes the day. */
function useSince(): (instant: string, format: typeof formatDay) => string {
  const messages = useMessages(devicesMessages)
  const language = useLanguage()
  const nearOf = useNear()
  return (instant, format) => {
    const near = nearOf(instant)
    return near ? messages.signedInNear(near) : messages.since(format(instant, language))
  }
}

function useNear(): (instant: string) => string | undefined {
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (instant) => nearText(new Date(instant), now, language)
}
