import { useState } from 'react'
import { listDeposits } from '#contract/balances.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { formatDay } from '../dates.ts'
import { useQuery } from '../use-query.ts'
import { BalanceRow, DetailParts } from './balance-row.tsx'
import { BalanceSection } from './balance-section.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useHistory } from './use-history.tsx'

/** The customer's bank deposits, a page at a time. */
export function Deposits() {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const query = useQuery(`deposits ${page}`, (signal) => browserClient.call(listDeposits, { page }, { signal }))
  const { history, open } = useHistory()
  return (
    <BalanceSection
      anchor="deposits"
      title={messages.deposits}
      detail={messages.depositsDetail}
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{ icon: 'landmark', title: messages.noDeposits, detail: messages.noDepositsDetail }}
    >
      {({ data, pages }) => (
        <>
          <ul>
            {data.map(({ id, bank, document_id, date, amount, balance, state }) => (
              <BalanceRow
                key={id}
                icon="landmark"
                name={bank}
                label={`${bank}, ${document_id}`}
                detail={<DetailParts first={document_id} second={formatDay(date, language)} />}
                onOpen={() => open({ of: 'deposit', id, name: `${bank}, ${document_id}` })}
                {...{ amount, balance, state }}
              />
            ))}
          </ul>
          <PageButtons title={messages.deposits} page={page} pages={pages} onPage={setPage} />
          {history}
        </>
      )}
    </BalanceSection>
  )
}
