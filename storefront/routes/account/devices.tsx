import { useRef } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { endDevice, listDevices } from '#contract/identity.ts'
import { getTwoStep } from '#contract/two-step.ts'
import { notify } from '../../ui/notify.ts'
import { announceOffline } from '../../ui/offline.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { LoadingRegion } from '../../shopper/require-customer.tsx'
import { devicesMessages } from '../../messages/devices.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/devices'
import { AccountPage, belowHeading } from './account-page.tsx'
import { OtherDevices } from './devices/other-devices.tsx'
import { CurrentDevice, type Device } from './devices/signed-in-device.tsx'
import { TrustedDevices } from './devices/trusted-devices.tsx'
import { FailedState } from './empty-state.tsx'
import { Fact, FactLink, Facts } from './facts.tsx'
import { useQuery } from './use-query.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, devicesMessages).devicesTitle, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The devices on which the customer is signed in, each with a button that signs it out. */
export default function Devices() {
  const messages = useMessages(devicesMessages)
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
  const messages = useMessages(devicesMessages)
  const currentList = useRef<HTMLUListElement>(null)
  const othersList = useRef<HTMLUListElement>(null)
  const { devices, idle_days: idleDays } = data
  const others = devices.filter((device) => !device.is_current)

  function showRemaining(remaining: Device[]): void {
    // The button that has the focus goes with its row.
    const hasOthers = remaining.some((device) => !device.is_current)
    ;(hasOthers ? othersList : currentList).current?.focus()
    onChange({ ...data, devices: remaining })
  }

  const showWithout = (ended: readonly Device[]) =>
    showRemaining(devices.filter((device) => !ended.some(({ id }) => id === device.id)))

  async function end(device: Device): Promise<void> {
    await browserClient.call(endDevice, { id: device.id }).then(
      () => {
        notify({ id: 'devices', tone: 'success', text: messages.ended })
        showWithout([device])
      },
      () => {
        if (!announceOffline()) notify({ id: 'devices', tone: 'danger', text: messages.unexpected })
        onStale()
      },
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <p className={`max-w-[52rem] text-pretty ${belowHeading}`}>
        {others.length > 0 ? messages.devicesIntro : messages.onlyThis}
      </p>
      <ul ref={currentList} tabIndex={-1} aria-label={messages.thisDevice} className="card">
        {devices
          .filter((device) => device.is_current)
          .map((device) => (
            <CurrentDevice key={device.id} device={device} />
          ))}
      </ul>
      {others.length > 0 && (
        <OtherDevices ref={othersList} devices={others} onEnd={end} onEnded={showWithout} onStale={onStale} />
      )}
      <p className="-mt-1 px-4 text-sm text-pretty text-muted sm:px-6">{messages.idle(idleDays)}</p>
      <TrustedDevices />
      <Safety isAlone={others.length === 0} />
    </div>
  )
}

/** What to do where somebody else may have signed in, or against it while nobody has. */
function Safety({ isAlone }: { isAlone: boolean }) {
  const messages = useMessages(devicesMessages)
  return (
    <div className="card @container p-4 sm:p-6">
      <Facts title={isAlone ? messages.protect : messages.safety}>
        <Fact
          icon="lock-keyhole"
          name={messages.password}
          detail={isAlone ? messages.passwordAlone : messages.passwordDetail}
        >
          <FactLink to="/account/security" text={messages.changePassword} />
        </Fact>
        <TwoStep />
        <Fact icon="key-round" name={messages.passkeys} detail={messages.passkeysDetail}>
          <FactLink to="/account/security" text={messages.managePasskeys} />
        </Fact>
      </Facts>
    </div>
  )
}

/** Whether sign-ins need a code, which the page says once it knows, and the way to change that. */
function TwoStep() {
  const messages = useMessages(devicesMessages)
  const { data } = useQuery('two-step', (signal) => browserClient.call(getTwoStep, {}, { signal }))
  const isOff = data?.authenticator === false
  const badge = data && (
    <span
      className={`rounded-sm px-2 py-0.5 text-xs font-bold ${isOff ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success'}`}
    >
      {isOff ? messages.twoStepOff : messages.twoStepOn}
    </span>
  )
  return (
    <Fact icon="shield-check" name={messages.twoStep} detail={messages.twoStepDetail} badge={badge}>
      <FactLink to="/account/security" text={isOff ? messages.turnOn : messages.manage} />
    </Fact>
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
