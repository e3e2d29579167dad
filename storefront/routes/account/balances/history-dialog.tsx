import { useState } from 'react'
import { getDeposit, getGiftCard } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { formatDay, formatMoment } from '../dates.ts'
import { FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import { PageButtons } from './page-buttons.tsx'
import type { BalanceWithHistory } from './balance-with-history.ts'
import { Icon } from '../../../ui/icon.tsx'

type Detail = ReplyOf<typeof getDeposit> | ReplyOf<typeof getGiftCard>
type Movement = Detail['movements']['data'][number]

interface Props {
  balance: BalanceWithHistory
  isOpen: boolean
  onClose: () => void
}

/** A deposit, gift card or reward with its movements, and the code of a card for its owner. */
export default function HistoryDialog({ balance, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={balance.name}>
      <History balance={balance} />
    </Dialog>
  )
}

function History({ balance: { of, id } }: { balance: BalanceWithHistory }) {
  const messages = useMessages(balancesMessages)
  const [page, setPage] = useState(1)
  const { data, failure, retry } = useQuery<Detail>(`${id} ${page}`, (signal) =>
    of === 'deposit'
      ? browserClient.call(getDeposit, { id, page }, { signal })
      : browserClient.call(getGiftCard, { code: id, page }, { signal }),
  )
  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <div className="flex flex-col gap-4">
          <div className="skeleton h-24" />
          <div className="skeleton h-40" />
        </div>
      </LoadingRegion>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Facts detail={data} />
      {'code' in data && <Code code={data.code} />}
      <section aria-labelledby="movements">
        <h3 id="movements" className="text-sm font-semibold text-muted">
          {messages.movements}
        </h3>
        <ol className="mt-1 divide-y divide-line">
          {data.movements.data.map((movement) => (
            <MovementRow key={movement.number} movement={movement} />
          ))}
        </ol>
        <PageButtons title={messages.movements} page={page} pages={data.movements.pages} onPage={setPage} />
      </section>
    </div>
  )
}

function Facts({ detail }: { detail: Detail }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const facts = [
    [messages.left, formatMoney(toCentavos(detail.balance))],
    [messages.first, formatMoney(toCentavos(detail.amount))],
    [messages.date, formatDay(detail.date, language)],
    ...('expires_at' in detail && detail.expires_at ? [[messages.expiry, formatDay(detail.expires_at, language)]] : []),
  ]
  return (
    <dl className="grid gap-x-4 gap-y-3 rounded-md min-[17rem]:grid-cols-2 bg-sunken p-4 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Code({ code }: { code: string }) {
  const messages = useMessages(balancesMessages)
  const copy = async () =>
    notify(
      (await copyText(code))
        ? { id: 'code', tone: 'success', text: messages.copied }
        : { id: 'code', tone: 'warning', text: messages.notCopied },
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-sm text-muted">{messages.code}</p>
        <p className="font-semibold tracking-wide wrap-anywhere select-all">{code}</p>
      </div>
      <button type="button" className="button button-quiet max-sm:w-full" onClick={() => void copy()}>
        <Icon name="copy" className="size-4.5" />
        {messages.copy}
      </button>
      <p className="w-full text-sm text-muted">{messages.codeWarning}</p>
    </div>
  )
}

function MovementRow({ movement: { kind, amount, balance, document_id, at } }: { movement: Movement }) {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const isGain = amount > 0
  return (
    <li className="flex items-baseline justify-between gap-x-4 py-2.5 max-[20rem]:flex-wrap">
      <div className="min-w-0">
        <p className="font-medium">
          {messages.movementKinds[kind]}
          {document_id && <span className="text-muted"> · {document_id}</span>}
        </p>
        <p className="text-sm text-muted">{formatMoment(at, language)}</p>
      </div>
      <p className="ml-auto shrink-0 text-right">
        <strong className={isGain ? 'text-success' : ''}>
          {isGain && '+'}
          {formatMoney(toCentavos(amount))}
        </strong>
        <span className="block text-sm text-muted">{messages.balanceAfter(formatMoney(toCentavos(balance)))}</span>
      </p>
    </li>
  )
}
