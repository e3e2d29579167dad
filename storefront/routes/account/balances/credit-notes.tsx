import { useState } from 'react'
import { listCreditNotes } from '#contract/balances.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { formatDay } from '../dates.ts'
import { useQuery } from '../use-query.ts'
import { BalanceRow, DetailParts } from './balance-row.tsx'
import { BalanceSection } from './balance-section.tsx'
import { PageButtons } from './page-buttons.tsx'

/** The customer's credit notes, a page at a time. */
export function CreditNotes() {
  const messages = useMessages(balancesMessages)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const query = useQuery(`credit notes ${page}`, (signal) => browserClient.call(listCreditNotes, { page }, { signal }))
  return (
    <BalanceSection
      anchor="credit-notes"
      title={messages.creditNotes}
      detail={messages.creditNotesDetail}
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{ icon: 'receipt-text', title: messages.noCreditNotes, detail: messages.noCreditNotesDetail }}
    >
      {({ data, pages }) => (
        <>
          <ul>
            {data.map(({ id, document_id, reason, date, amount, balance, state, expires_at }) => (
              <BalanceRow
                key={id}
                icon="receipt-text"
                name={document_id}
                detail={<DetailParts first={messages.reasons[reason]} second={formatDay(date, language)} />}
                expiresAt={expires_at}
                {...{ amount, balance, state }}
              />
            ))}
          </ul>
          <PageButtons title={messages.creditNotes} page={page} pages={pages} onPage={setPage} />
        </>
      )}
    </BalanceSection>
  )
}
