import { Icon } from '../../ui/icon.tsx'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { directionsTo } from '../contact/directions.ts'

export interface ShownBranch {
  description: string
  address: string
  city_name: string
  phone: string
  lat: number
  long: number
}

/** A branch with its address and phone, and the way there where somebody is to go there. */
export function BranchBox({ branch, isVisited = true }: { branch: ShownBranch; isVisited?: boolean }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <>
      <address className="flex flex-col gap-0.5 not-italic">
        <strong>{branch.description}</strong>
        <span>{branch.address}</span>
        <span>{branch.city_name}</span>
      </address>
      <div className="mt-4 flex flex-wrap gap-2">
        {isVisited && (
          <a
            href={directionsTo(branch)}
            target="_blank"
            rel="noreferrer"
            className="button button-quiet grow basis-40 text-center whitespace-normal"
          >
            <Icon name="navigation" className="size-4.5" />
            {messages.directions}
          </a>
        )}
        {branch.phone && <BranchPhone phone={branch.phone} />}
      </div>
    </>
  )
}

/** The button that calls a branch, with its number, or its name where the branch itself is not beside it. */
export function BranchPhone({ phone, name }: { phone: string; name?: string }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <a
      href={phoneUrl(phone)}
      className={`button button-quiet basis-40 text-center whitespace-normal ${name ? 'max-sm:grow sm:basis-auto' : 'grow'}`}
      aria-label={`${name ? messages.callNamed(name) : messages.call} ${formatPhone(phone)}`}
    >
      <Icon name="phone" className="size-4.5" />
      {name ? (
        // Who reads it on a laptop calls with another device.
        <span className="grid gap-0.5 py-1 sm:flex sm:gap-x-2 sm:py-0">
          <span>{messages.callNamed(name)}</span>
          <span className="font-normal whitespace-nowrap text-muted">{formatPhone(phone)}</span>
        </span>
      ) : (
        formatPhone(phone)
      )}
    </a>
  )
}
