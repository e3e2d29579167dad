import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { endDevice, endOtherDevices, listDevices } from '#contract/identity.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notifications.tsx'
import { announceOffline } from '../../ui/offline.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { accountMessages } from '../../messages/account.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/devices'
import { AccountPage } from './account-page.tsx'
import { formatDay, formatMoment } from './dates.ts'
import { readDevice } from '#domain/identity/read-device.ts'
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
  const messages = useMessages(accountMessages)
  const { data, failure, retry, setData } = useQuery('devices', (signal) =>
    browserClient.call(listDevices, {}, { signal }),
  )

  async function end(device: Device): Promise<void> {
    await browserClient.call(endDevice, { id: device.id }).then(
      () => notify({ id: 'devices', tone: 'success', text: messages.ended }),
      () => announceOffline() || notify({ id: 'devices', tone: 'danger', text: messages.unexpected }),
    )
    retry()
  }

  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <DevicesSkeleton />
      </LoadingRegion>
    )
  }
  const current = data.devices.filter(({ is_current }) => is_current)
  return (
    <div className="flex max-w-[42rem] flex-col gap-4">
      <p className="text-muted">{data.devices.length > 1 ? messages.devicesIntro : messages.onlyThis}</p>
      <ul className="card divide-y divide-line">
        {data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => end(device)} />
        ))}
      </ul>
      {data.devices.length > 1 && <EndOthers onEnded={() => setData({ devices: current })} />}
    </div>
  )
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => Promise<void> }) {
  const messages = useMessages(accountMessages)
  const language = useLanguage()
  const [isEnding, setEnding] = useState(false)
  const name = nameOf(device.device, messages)

  async function end(): Promise<void> {
    if (isEnding) return
    setEnding(true)
    await onEnd()
    setEnding(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <MonitorSmartphone size={24} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {device.is_current ? (
            <span className="font-semibold text-success">{messages.thisDevice}</span>
          ) : (
            messages.lastUsed(formatMoment(device.last_used_at, language))
          )}
        </p>
        <p className="text-sm text-muted">{messages.since(formatDay(device.created_at, language))}</p>
      </div>
      {!device.is_current && (
        <button
          type="button"
          className="button button-quiet max-sm:w-full"
          aria-label={messages.endNamed(name)}
          aria-disabled={isEnding}
          onClick={() => void end()}
        >
          {messages.end}
        </button>
      )}
    </li>
  )
}

/** A device's name, such as `Chrome on Android`; the whole user agent where it names neither browser nor system. */
function nameOf(device: string, messages: typeof accountMessages.en): string {
  const { browser, system } = readDevice(device)
  if (browser && system) return messages.browserOn(browser, system)
  return browser ?? system ?? (device || messages.unknownDevice)
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
    <>
      <button
        type="button"
        className="button button-danger self-start"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {messages.endOthers}
      </button>
      <Dialog isOpen={isConfirming} onClose={() => setConfirming(false)} title={messages.endOthersTitle} size="small">
        <p>{messages.endOthersText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet max-sm:flex-1" onClick={() => setConfirming(false)}>
            {messages.keep}
          </button>
          <button type="button" className="button button-danger max-sm:flex-1" onClick={() => void end()}>
            {messages.end}
          </button>
        </div>
      </Dialog>
    </>
  )
}

function DevicesSkeleton() {
  return (
    <div className="flex max-w-[42rem] flex-col gap-4">
      <div className="skeleton h-12" />
      <div className="skeleton h-72" />
    </div>
  )
}
