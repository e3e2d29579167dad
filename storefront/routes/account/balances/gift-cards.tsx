import { useState } from 'react'
import { listGiftCards } from '#contract/balances.ts'
import { AddGiftCard } from '../../../gift-cards/add-gift-card.tsx'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useRoot } from '../../../page/use-root.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { useQuery } from '../use-query.ts'
import { BalanceRow } from './balance-row.tsx'
import { BalanceSection } from './balance-section.tsx'
import { MaskedDigits } from '../../../ui/masked-digits.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useHistory } from './use-history.tsx'

/** The customer's gift cards and rewards, a page at a time, and a form that adds one by its code (BALANCE-14). Their codes are in their history alone (BALANCE-5). */
export function GiftCards() {
  const messages = useMessages(balancesMessages)
  const [page, setPage] = useState(1)
  const query = useQuery(`gift cards ${page}`, (signal) => browserClient.call(listGiftCards, { page }, { signal }))
  const { history, open } = useHistory()
  const isAccepted = useRoot()?.configuration?.payment_methods.accepted.includes('gift_card')
  const showNewest = () => (page === 1 ? query.retry() : setPage(1))
  return (
    <BalanceSection
      anchor="gift-cards"
      title={messages.giftCards}
      detail={messages.giftCardsDetail}
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{ icon: 'gift', title: messages.noGiftCards, detail: messages.noGiftCardsDetail }}
      action={isAccepted && <AddGiftCard onAdded={showNewest} />}
    >
      {({ data, pages }) => (
        <>
          <ul>
            {data.map(({ id, kind, code, amount, balance, state, expires_at }) => {
              const name = messages.endingIn(messages.kinds[kind], code.slice(-4))
              return (
                <BalanceRow
                  key={id}
                  icon={kind === 'reward' ? 'award' : 'gift'}
                  name={messages.kinds[kind]}
                  label={name}
                  detail={<MaskedDigits shown={code.slice(-4)} />}
                  expiresAt={expires_at}
                  onOpen={() => open({ of: 'gift-card', id, name })}
                  {...{ amount, balance, state }}
                />
              )
            })}
          </ul>
          <PageButtons title={messages.giftCards} page={page} pages={pages} onPage={setPage} />
          {history}
        </>
      )}
    </BalanceSection>
  )
}
