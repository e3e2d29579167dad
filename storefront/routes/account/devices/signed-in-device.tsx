import { Fragment, type ReactNode, useId, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listDevices } from '#contract/identity.ts'
import { isNewSession } from '#domain/identity/new-session.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { nearText } from '../../../messages/near-text.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { useDeviceName } from '../../../shopper/use-device-name.ts'
import { formatDay, formatMoment, formatMomentOfYear } from '../dates.ts'
import { atCountry, useCountriesOf } from './countries.ts'
import { DeviceButton, DeviceRow, Mark } from './device-row.tsx'

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
      <Moments
        device={device}
        used={messages.inUse}
        began={`${messages.began} ${beganOf(device.created_at, formatDay)}`}
      />
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

interface AlikeProps extends Props {
  /** Whether the row of all of them says the country of this one as well. */
  isCountrySaid: boolean
  /** Whether it is marked as new, since others of them are not. */
  isMarked: boolean
}

/** One of several devices that have the same name, which stands above them. */
export function AlikeDevice({ device, onEnd, isCountrySaid, isMarked }: AlikeProps) {
  const name = useDeviceName(device.device)
  const timesId = useId()
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 sm:gap-4 sm:py-0.5">
      <div id={timesId} className="min-w-0 flex-1">
        <DeviceTimes
          device={device}
          isTwin
          isCountrySaid={isCountrySaid}
          badge={isMarked && <NewMark devices={[device]} />}
        />
      </div>
      <DeviceButton name={name} detailId={timesId} {...useEnd(device, onEnd)} />
    </li>
  )
}

/** The mark of devices on which the customer signed in within the last days, with their number where they are several (ACCOUNT-103). */
export function NewMark({ devices }: { devices: readonly Device[] }) {
  const messages = useMessages(devicesMessages)
  const now = useNow()
  const count = newOnes(devices, now)
  if (count === 0) return null
  const isOne = devices.length === 1
  return (
    <Mark
      text={isOne ? messages.newSession : messages.newSessions(count)}
      name={isOne ? messages.newSessionNamed : messages.newSessionsNamed(count)}
      className="bg-warning-soft text-warning"
    />
  )
}

/** Whether all of several devices have that mark: then it stands on them as a whole. */
export function useAreAllNew(devices: readonly Device[]): boolean {
  return newOnes(devices, useNow()) === devices.length
}

const newOnes = (devices: readonly Device[], now: Date) =>
  devices.filter(({ created_at: beganAt }) => isNewSession(new Date(beganAt), now)).length

function useEnd(device: Device, onEnd: Props['onEnd']) {
  const messages = useMessages(devicesMessages)
  return { text: messages.end, nameFor: messages.endNamed, run: () => onEnd(device) }
}

interface TimesProps {
  device: Device
  /** Whether it has the name of another: then its times are to the minute. */
  isTwin: boolean
  isCountrySaid?: boolean
  badge?: ReactNode
}

/** When a device was last used, and since when it is signed in, with the countries of both. */
function DeviceTimes({ device, isTwin, isCountrySaid = false, badge }: TimesProps) {
  const messages = useMessages(devicesMessages)
  const timeOf = useTimeOf()
  const beganOf = useBeganOf()
  const used = `${messages.lastUsed} ${timeOf(device.last_used_at)}`
  const began = `${messages.began} ${beganOf(device.created_at, isTwin ? formatMoment : formatDay)}`
  return <Moments device={device} used={used} began={began} isCountrySaid={isCountrySaid} badge={badge} />
}

interface MomentsProps {
  device: Device
  used: string
  began: string
  isCountrySaid?: boolean
  badge?: ReactNode
}

/**
 * The two moments of a device: on a phone one below the other, beside the button of the row. The country stands before
 * them where both have the same, else each has its own (ACCOUNT-105).
 */
function Moments({ device, used, began, isCountrySaid = false, badge }: MomentsProps) {
  const language = useLanguage()
  const { names, isOne } = useCountriesOf([device])
  const withCountry = (text: string, code: string | null) => (isOne ? text : atCountry(text, code, language))
  const facts = [
    ...(isOne && !isCountrySaid ? names : []),
    withCountry(used, device.last_used_country),
    withCountry(began, device.signed_in_country),
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm text-muted">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
          )}
          <span className={index < facts.length - 1 ? 'max-sm:basis-full' : 'mr-1'}>{fact}</span>
        </Fragment>
      ))}
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
