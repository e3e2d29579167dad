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
  /** What stands behind the name, such as a mark. */
  badge?: ReactNode
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

/** A row of a list of devices: what it says on the left, its button on the right, at every width. */
export const deviceRow = 'flex items-center gap-2 px-4 sm:gap-4 sm:px-6'

/** A button of such a row: a quiet text that ends where the text of the card does. */
export const rowButton =
  '-mr-2 ml-auto min-h-11 shrink-0 rounded-md pr-2 pl-1 text-right text-sm font-semibold text-link hover:bg-link-soft max-[22rem]:max-w-20'

/** A device in a list of the account, with its name and a button. */
export function DeviceRow({ device, isCurrent, badge, children, action }: Props) {
  const messages = useMessages(devicesMessages)
  const name = useDeviceName(device)
  const detailId = useId()
  return (
    <li className={`${deviceRow} py-4`}>
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
          <strong className="min-w-0 font-semibold break-words">{name}</strong>
          {isCurrent && <Mark text={messages.thisDevice} className="bg-success-soft text-success" />}
          {badge}
        </p>
        <div id={detailId} className="mt-1">
          {children}
        </div>
      </div>
      {action && <DeviceButton name={name} detailId={detailId} {...action} />}
    </li>
  )
}

interface MarkProps {
  text: string
  /** What it says where it is read out, if that is more. */
  name?: string
  className: string
}

/** A few words in a colour, behind the name of a device. */
export function Mark({ text, name, className }: MarkProps) {
  return (
    <span className={`rounded-sm px-1.5 py-0.5 text-xs font-bold ${className}`}>
      {name && <span className="sr-only">{name}</span>}
      <span aria-hidden={name !== undefined}>{text}</span>
    </span>
  )
}

interface ButtonProps extends DeviceAction {
  /** The name of the device. */
  name: string
  /** The id of what is said about the device, which tells it from others of its name. */
  detailId: string
}

/** The button that takes something from a device. */
export function DeviceButton({ name, detailId, text, nameFor, run }: ButtonProps) {
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
      className={rowButton}
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
