import { useState } from 'react'
import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useRoot } from '../../../page/use-root.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { BankPayment } from './bank-payment.tsx'
import { explainsDebt, explainsOverdue, namedMax, totalOf } from './due.ts'
import { PaymentWays } from './payment-ways.tsx'

export interface HowToPayProps {
  balance: ReplyOf<typeof getBalance>
}

/**
 * How a customer pays what they bought on credit. No page takes such a payment: the customer pays into an account of the
 * store and sends the receipt, or begins with a message where the store has no account (BALANCE-15, BALANCE-16). Where only a
 * part is overdue, that is what the page says how to pay until everything is chosen (BALANCE-18).
 */
export default function HowToPay({ balance }: HowToPayProps) {
  const messages = useMessages(balancesMessages)
  const { due, total_available: available } = balance
  const overdue = due.filter(({ is_overdue }) => is_overdue)
  const [paysAll, setPaysAll] = useState(overdue.length === 0)
  const documents = paysAll ? due : overdue
  const accepted = useRoot()?.configuration?.payment_methods.accepted ?? []
  const isByBank = documents.length > 0 && accepted.includes('deposit_express')
  const ways = <PaymentWays documents={documents} isByBank={isByBank} isUrgent={overdue.length > 0} />
  const teamAndWays = (
    <>
      {documents.length > 0 && (
        <p className="mt-1">{messages.payTeam(documents.slice(0, namedMax).map(({ document_id }) => document_id))}</p>
      )}
      {ways}
    </>
  )
  return (
    <div className="border-t border-line p-5 text-sm">
      <h3 className="text-base font-bold">{messages.howToPay}</h3>
      {overdue.length > 0 && overdue.length < due.length && (
        <div className="mt-3 mb-4">
          <ChoiceGroup
            name="documents"
            label={messages.whatToPay}
            options={[
              {
                value: 'overdue',
                text: (explainsOverdue(balance) ? messages.onlyOverdue : messages.overdueListed)(totalOf(overdue)),
              },
              { value: 'all', text: (explainsDebt(balance) ? messages.everything : messages.allListed)(totalOf(due)) },
            ]}
            value={paysAll ? 'all' : 'overdue'}
            onChoose={(choice) => setPaysAll(choice === 'all')}
          />
        </div>
      )}
      {isByBank ? <BankPayment documents={documents} otherwise={teamAndWays} ways={ways} /> : teamAndWays}
      {available > 0 && <p className="mt-4 max-w-[42rem] text-pretty text-muted">{messages.balanceQuestion}</p>}
    </div>
  )
}
