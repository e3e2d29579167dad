import { getProfilePicture } from '#contract/profile-picture.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { type User, useShopper } from '../../shopper/shopper.tsx'
import { Avatar } from './avatar.tsx'
import { accountOverviewMessages } from '../../messages/account-overview.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { breakAtSign } from '../../ui/break-at-sign.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useQuery } from './use-query.ts'

/** Who the customer is, and the button that signs them out. */
export function ProfileCard({ user }: { user: User }) {
  const messages = useMessages(accountOverviewMessages)
  const { signOut } = useShopper()
  const picture = useQuery('picture', (signal) => browserClient.call(getProfilePicture, {}, { signal }))
  const facts = [
    [messages.email, user.email],
    [messages.phone, formatPhone(user.phone)],
    [messages.customerCode, user.code],
  ]
  return (
    <section aria-labelledby="your-data" className="card p-5">
      <h2 id="your-data" className="text-sm font-semibold text-muted">
        {messages.yourData}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Avatar user={user} url={picture.data?.picture?.url} className="size-14 text-lg" />
        <p className="min-w-0 grow basis-28 text-lg font-bold break-words">
          {user.first_name} {user.last_name}
        </p>
      </div>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value && breakAtSign(value)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button button-quiet mt-5 w-full" onClick={() => void signOut()}>
        <Icon name="log-out" className="size-4.5" />
        {messages.signOut}
      </button>
    </section>
  )
}
