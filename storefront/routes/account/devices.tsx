import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { endDevice, endOtherDevices, listDevices } from '#contract/identity.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { accountMessages } from '../../messages/account.ts'
import { devicesMessages } from '../../messages/devices.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/devices'
import { AccountPage, belowHeading } from './account-page.tsx'
import { formatDay, formatMoment } from './dates.ts'
import { hasTwin } from './devices/has-twin.ts'
import { DeviceRow } from './devices/device-row.tsx'
import { TrustedDevices } from './devices/trusted-devices.tsx'
import { FailedState } from './empty-state.tsx'
import { useQuery } from './use-query.ts'

type Device = ReplyOf<typeof listDevices>['devices'][number]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, accountMessages).devicesTitle, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The devices on which the customer is signed in, each with a button that signs it out. */
export default function Devices() {
  const messages = useMessages(accountMessages)
  return (
    <AccountPage title={messages.devicesTitle} skeleton={<DevicesSkeleton />}>
      {() => <LoadedDevices />}
    </AccountPage>
  )
}

function LoadedDevices() {
  const { data, failure, retry, setData } = useQuery('devices', (signal) =>
    browserClient.call(listDevices, {}, { signal }),
  )
  if (failure) return <FailedState onRetry={retry} />
  if (data) return <DeviceLists data={data} onChange={setData} onStale={retry} />
  return (
    <LoadingRegion>
      <DevicesSkeleton />
    </LoadingRegion>
  )
}

interface ListsProps {
  data: ReplyOf<typeof listDevices>
  onChange: (data: ReplyOf<typeof listDevices>) => void
  /** A device could not be signed out: what the page shows may be old. */
  onStale: () => void
}

function DeviceLists({ data, onChange, onStale }: ListsProps) {
  const messages = useMessages(accountMessages)
  const own = useMessages(devicesMessages)
  const list = useRef<HTMLUListElement>(null)
  const { idle_days: idleDays } = data
  const devices = data.devices.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))

  function showRemaining(remaining: Device[]): void {
    // The button that has the focus goes with its row.
    list.current?.focus()
    onChange({ ...data, devices: remaining })
  }

  async function end({ id }: Device): Promise<void> {
    await browserClient.call(endDevice, { id }).then(
      () => {
        notify({ id: 'devices', tone: 'success', text: messages.ended })
        showRemaining(devices.filter((device) => device.id !== id))
      },
      () => {
        if (!announceOffline()) notify({ id: 'devices', tone: 'danger', text: messages.unexpected })
        onStale()
      },
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <p className={`max-w-[42rem] ${belowHeading}`}>
        {devices.length > 1 ? messages.devicesIntro : messages.onlyThis} {own.idle(idleDays)}
      </p>
      <div className="card divide-y divide-line">
        <ul ref={list} tabIndex={-1} aria-label={messages.devicesTitle} className="divide-y divide-line rounded-lg">
          {devices.map((device) => (
            <SignedInDevice
              key={device.id}
              device={device}
              isTwin={hasTwin(device, devices)}
              onEnd={() => end(device)}
            />
          ))}
        </ul>
        {devices.length > 1 && (
          <EndOthers onEnded={() => showRemaining(devices.filter(({ is_current }) => is_current))} />
        )}
      </div>
      <TrustedDevices />
    </div>
  )
}

interface DeviceProps {
  device: Device
  /** Another device of the list has the same name: the time of the day, beside the day, tells them apart. */
  isTwin: boolean
  onEnd: () => Promise<void>
}

function SignedInDevice({ device, isTwin, onEnd }: DeviceProps) {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  const lastUsed = formatMoment(device.last_used_at, language)
  const since = (isTwin ? formatMoment : formatDay)(device.created_at, language)
  const action = device.is_current ? undefined : { text: messages.end, nameFor: messages.endNamed, run: onEnd }
  return (
    <DeviceRow device={device.device} isCurrent={device.is_current} action={action}>
      {!device.is_current && <p className="text-sm text-muted">{messages.lastUsed(lastUsed)}</p>}
      {/* A device of one day, or of one minute, needs no second date. */}
      {(device.is_current || !lastUsed.startsWith(since)) && (
        <p className="text-sm text-muted">{messages.since(since)}</p>
      )}
    </DeviceRow>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const messages = useMessages(accountMessages)
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
    <div className="p-4">
      <button
        type="button"
        className="button button-quiet max-sm:w-full"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {messages.endOthers}
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
    </div>
  )
}

function DevicesSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="skeleton h-12" />
      <div className="skeleton h-72" />
    </div>
  )
}
