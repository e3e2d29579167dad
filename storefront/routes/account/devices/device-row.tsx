import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { type ReactNode, useId, useState } from 'react'
import { readDevice } from '#domain/identity/read-device.ts'
import { devicesMessages } from '../../../messages/devices.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useDeviceName } from '../../../shopper/use-device-name.ts'

interface Props {
  /** The user agent of the device. */
  device: string
  isCurrent: boolean
  /** What is said about the device below its name. */
  children: ReactNode
  /** The button that takes something from the device; a row without one has no button. */
  action?: DeviceAction | undefined
}

/** What a button takes from a device, and what the button is called for a device of a name. */
export interface DeviceAction {
  text: string
  nameFor: (device: string) => string
  run: () => Promise<void>
}

/** A device in a list of the account, with its name and a button. */
export function DeviceRow({ device, isCurrent, children, action }: Props) {
  const messages = useMessages(devicesMessages)
  const name = useDeviceName(device)
  const detailId = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-6">
      <DeviceIcon device={device} />
      {/* On a phone the button goes below the text: beside it the times would take four lines. */}
      <div className="min-w-0 flex-1 basis-52 max-[22rem]:basis-28">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <strong className="min-w-0 font-semibold break-words">{name}</strong>
          {isCurrent && (
            <span className="rounded-sm bg-success-soft px-2 py-0.5 text-xs font-bold text-success">
              {messages.thisDevice}
            </span>
          )}
        </p>
        <div id={detailId}>{children}</div>
      </div>
      {action && <DeviceButton name={name} detailId={detailId} className="max-sm:ml-10 sm:ml-auto" {...action} />}
    </li>
  )
}

interface ButtonProps extends DeviceAction {
  /** The name of the device. */
  name: string
  /** The id of what is said about the device, which tells it from others of its name. */
  detailId: string
  className?: string
}

/** The button that takes something from a device. */
export function DeviceButton({ name, detailId, text, nameFor, run, className = 'ml-auto' }: ButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await run()
    setBusy(false)
  }

  return (
    <button
      type="button"
      className={`button button-quiet ${className}`}
      aria-label={nameFor(name)}
      aria-describedby={detailId}
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      {text}
    </button>
  )
}

/** What kind of device a user agent is of. */
export function DeviceIcon({ device }: { device: string }) {
  const { system } = readDevice(device)
  const name =
    system === 'Android' || system === 'iPhone'
      ? 'smartphone'
      : system === 'iPad'
        ? 'tablet'
        : system
          ? 'laptop'
          : 'monitor-smartphone'
  return <PersonalIcon name={name} className="size-6 shrink-0 text-muted" />
}
