import { type ReactNode, useId, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listDevices } from '#contract/identity.ts'
import { isNewSession } from '#domain/identity/new-session.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { nearText } from '../../../messages/near-text.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { formatDay, formatMoment, formatMomentOfYear } from '../dates.ts'
import { DeviceButton, DeviceRow, Mark, deviceRow } from './device-row.tsx'

/** A device on which the customer is signed in. */
export type Device = ReplyOf<typeof listDevices>['devices'][number]

interface Props {
  device: Device
  onEnd: (device: Device) => Promise<void>
}

/** The device that shows the page. Its button signs out as the menu of the account does. */
export function CurrentDevice({ device }: { device: Device }) {
  const messages = useMessages(devicesMessages)
  const beganOf = useBeganOf()
  const { signOut } = useShopper()
  return (
    <DeviceRow
      device={device.device}
      isCurrent
      action={{ text: messages.end, nameFor: messages.endNamed, run: signOut }}
    >
      <TwoTimes first={messages.inUse} second={`${messages.began} ${beganOf(device.created_at, formatDay)}`} />
    </DeviceRow>
  )
}

/** Another device, whose name no other one has. */
export function OtherDevice({ device, onEnd }: Props) {
  return (
    <DeviceRow
      device={device.device}
      isCurrent={false}
      badge={<NewMark devices={[device]} />}
      action={useEnd(device, onEnd)}
    >
      <DeviceTimes device={device} isTwin={false} />
    </DeviceRow>
  )
}

/** One of several devices that have the same name, which stands above them. */
export function AlikeDevice({ device, onEnd }: Props) {
  const name = useDeviceName(device.device)
  const timesId = useId()
  return (
    <li className={`${deviceRow} py-2 sm:py-0.5`}>
      <div id={timesId} className="min-w-0 flex-1 pl-9 sm:pl-10">
        <DeviceTimes device={device} isTwin badge={<NewMark devices={[device]} />} />
      </div>
      <DeviceButton name={name} detailId={timesId} {...useEnd(device, onEnd)} />
    </li>
  )
}

/** The mark of devices on which the customer signed in within the last days, with their number where they are several (ACCOUNT-103). */
export function NewMark({ devices }: { devices: readonly Device[] }) {
  const messages = useMessages(devicesMessages)
  const now = useNow()
  const count = devices.filter(({ created_at: beganAt }) => isNewSession(new Date(beganAt), now)).length
  if (count === 0) return null
  const text = devices.length === 1 ? messages.newSession : messages.newSessions(count)
  return <Mark text={text} className="bg-warning-soft text-warning" />
}

function useEnd(device: Device, onEnd: Props['onEnd']) {
  const messages = useMessages(devicesMessages)
  return { text: messages.end, nameFor: messages.endNamed, run: () => onEnd(device) }
}

interface TimesProps {
  device: Device
  /** Whether it has the name of another: then the times, to the minute, are what is read first. */
  isTwin: boolean
  badge?: ReactNode
}

/** When a device was last used, and since when it is signed in. */
function DeviceTimes({ device, isTwin, badge }: TimesProps) {
  const messages = useMessages(devicesMessages)
  const timeOf = useTimeOf()
  const beganOf = useBeganOf()
  const time = isTwin ? 'font-semibold text-ink' : ''
  const used = timeOf(device.last_used_at)
  const began = beganOf(device.created_at, isTwin ? formatMoment : formatDay)
  return (
    <TwoTimes
      first={
        <>
          {messages.lastUsed} <span className={time}>{used}</span>
        </>
      }
      second={
        <>
          {messages.began} <span className={time}>{began}</span>
        </>
      }
      badge={badge}
    />
  )
}

interface TwoTimesProps {
  first: ReactNode
  second: ReactNode
  badge?: ReactNode
}

/** Two facts of a device: on a phone one below the other, beside the button of the row. */
function TwoTimes({ first, second, badge }: TwoTimesProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
      <span className="max-sm:basis-full">{first}</span>
      <span aria-hidden className="max-sm:hidden">
        ·
      </span>
      <span className="mr-1">{second}</span>
      {badge}
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
function useBeganOf(): (instant: string, format: typeof formatDay) => string {
  const messages = useMessages(devicesMessages)
  const language = useLanguage()
  const near = useNear()
  return (instant, format) => near(instant) ?? messages.onDay(format(instant, language))
}

function useNear(): (instant: string) => string | undefined {
  const language = useLanguage()
  const now = useNow()
  return (instant) => nearText(new Date(instant), now, language)
}

/** The moment at which the part of the page was shown. */
function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
