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

/** A branch with its address, the way there, and its phone. */
export function BranchBox({ branch }: { branch: ShownBranch }) {
  const messages = useMessages(orderProgressMessages)
  return (
    <>
      <address className="flex flex-col gap-0.5 not-italic">
        <strong>{branch.description}</strong>
        <span>{branch.address}</span>
        <span>{branch.city_name}</span>
      </address>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={directionsTo(branch)}
          target="_blank"
          rel="noreferrer"
          className="button button-quiet grow basis-40 text-center whitespace-normal"
        >
          <Icon name="navigation" className="size-4.5" />
          {messages.directions}
        </a>
        {branch.phone && (
          <a
            href={phoneUrl(branch.phone)}
            className="button button-quiet grow basis-40 text-center whitespace-normal"
            aria-label={`${messages.call} ${formatPhone(branch.phone)}`}
          >
            <Icon name="phone" className="size-4.5" />
            {formatPhone(branch.phone)}
          </a>
        )}
      </div>
    </>
  )
}
