import type { ReactNode } from 'react'
import { listAddresses } from '#contract/addresses.ts'
import { getBalance } from '#contract/balances.ts'
import { getTwoStep } from '#contract/two-step.ts'
import { areaLine, streetLine } from '#domain/addresses/address-lines.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { accountMessages } from '../../messages/account.ts'
import { accountOverviewMessages } from '../../messages/account-overview.ts'
import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { User } from '../../shopper/shopper.tsx'
import { useQuery } from './use-query.ts'
import { type AnyIconName, PersonalIcon } from '../../ui/personal-icon.tsx'

/** The balances and the default address (ACCOUNT-89). */
export default function AccountState() {
  return (
    <div className="grid gap-5 @min-[32rem]:grid-cols-2">
      <BalanceCard />
      <AddressCard />
    </div>
  )
}

function BalanceCard() {
  const messages = useMessages(accountOverviewMessages)
  const texts = useMessages(accountSectionsMessages)
  const { data, failure } = useQuery('balance', (signal) => browserClient.call(getBalance, {}, { signal }))
  const due = data?.pending_balance ?? 0
  return (
    <Card icon="wallet" title={texts.balance.name} to="/account/balance" act={messages.seeBalance}>
      <Loaded isLoaded={data !== undefined} isFailed={failure !== undefined}>
        <Fact name={messages.available}>
          <b className="text-lg tabular-nums">{formatMoney(toCentavos(data?.total_available ?? 0))}</b>
        </Fact>
        <Fact name={messages.due}>
          <span className={due > 0 ? 'text-lg font-bold text-warning' : ''}>
            {due > 0 ? formatMoney(toCentavos(due)) : messages.nothingDue}
          </span>
        </Fact>
      </Loaded>
    </Card>
  )
}

function AddressCard() {
  const messages = useMessages(accountOverviewMessages)
  const { data, failure } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  const address = data?.find((one) => one.default) ?? data?.[0]
  return (
    <Card
      icon="map-pin"
      title={messages.defaultAddress}
      to={data && !address ? '/account/create-address' : '/account/addresses'}
      act={data && !address ? messages.addAddress : messages.seeAddresses}
    >
      <Loaded isLoaded={data !== undefined} isFailed={failure !== undefined}>
        {address ? (
          <address className="not-italic wrap-anywhere">
            <b className="block">{address.name}</b>
            <span className="block">{streetLine(address)}</span>
            <span className="block text-muted">{areaLine(address)}</span>
          </address>
        ) : (
          <p className="text-muted">{messages.noAddress}</p>
        )}
      </Loaded>
    </Card>
  )
}

/** Whether e-mail and two-step verification protect the account (ACCOUNT-89). */
export function SecurityCard({ user }: { user: User }) {
  const messages = useMessages(accountOverviewMessages)
  const texts = useMessages(accountSectionsMessages)
  const { data, failure } = useQuery('two-step', (signal) => browserClient.call(getTwoStep, {}, { signal }))
  return (
    <Card icon="shield-check" title={texts.security.name} to="/account/security" act={messages.seeSecurity}>
      <Loaded isLoaded={data !== undefined} isFailed={failure !== undefined}>
        <Fact name={messages.email}>
          <State isGood={user.is_email_confirmed}>
            {user.is_email_confirmed ? messages.confirmed : messages.notConfirmed}
          </State>
        </Fact>
        <Fact name={messages.twoStep}>
          <State isGood={data?.authenticator === true}>{data?.authenticator ? messages.on : messages.off}</State>
        </Fact>
      </Loaded>
    </Card>
  )
}

interface CardProps {
  icon: AnyIconName
  title: string
  to: string
  act: string
  children: ReactNode
}

function Card({ icon, title, to, act, children }: CardProps) {
  return (
    <section aria-label={title} className="card flex flex-col gap-3 p-5 text-sm">
      <h2 className="flex items-center gap-2 text-base font-bold">
        <PersonalIcon name={icon} className="size-4.5 shrink-0 text-muted" />
        {title}
      </h2>
      {children}
      <a href={to} className="link mt-auto self-start">
        {act}
      </a>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-muted">{name}</span>
      {children}
    </p>
  )
}

function State({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return <span className={`font-semibold ${isGood ? 'text-success' : 'text-warning'}`}>{children}</span>
}

/** A placeholder until the facts have come; where they do not come, a sentence. */
function Loaded({ isLoaded, isFailed, children }: { isLoaded: boolean; isFailed: boolean; children: ReactNode }) {
  const { failed } = useMessages(accountMessages)
  if (isLoaded) return children
  if (isFailed) return <p className="text-muted">{failed}</p>
  return <div aria-hidden className="skeleton h-14" />
}
