import type { ReactNode } from 'react'
import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { bankAccountsMessages } from '../../../messages/bank-accounts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/notify.ts'
import { AccountsFailure, BankAccounts, fetchBankAccounts } from '../deposit-proof/bank-accounts.tsx'
import { useQuery } from '../use-query.ts'

/** A document that is not wholly paid. */
export type Due = ReplyOf<typeof getBalance>['due'][number]

interface Props {
  /** The documents to pay. */
  documents: readonly Due[]
  /** What is said instead where the store has no account any more. */
  otherwise: ReactNode
}

// A bank's field for the reference is short.
const referencedMax = 3

/** The payment of documents by transfer or deposit: how much, into which accounts, with which reference (BALANCE-16). */
export function BankPayment({ documents, otherwise }: Props) {
  const messages = useMessages(balancesMessages)
  const { user } = useShopper()
  const { data, failure, retry } = useQuery('bank accounts', fetchBankAccounts)
  if (failure) return <AccountsFailure onRetry={retry} />
  if (!data) return <div aria-busy="true" className="skeleton mt-3 h-60" />
  if (data.length === 0) return otherwise
  const amount = formatMoney(sumCentavos(documents.map(({ unpaid }) => toCentavos(unpaid))))
  const numbers = documents.map(({ document_id }) => document_id).join(', ')
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      <div>
        <p className="mt-1">{messages.transfer(amount)}</p>
        <BankAccounts accounts={data} />
      </div>
      <div>
        <Reference text={documents.length > referencedMax && user ? user.code : numbers} />
        <p className="mt-3 text-pretty">{messages.sendReceipt}</p>
      </div>
    </div>
  )
}

function Reference({ text }: { text: string }) {
  const messages = useMessages(balancesMessages)
  const { copy } = useMessages(bankAccountsMessages)

  async function copyReference(): Promise<void> {
    notify(
      (await copyText(text))
        ? { id: 'account', tone: 'success', text: messages.referenceCopied }
        : { id: 'account', tone: 'warning', text: messages.referenceNotCopied, detail: text },
    )
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 max-lg:border-t lg:pt-1">
      <p className="min-w-0">
        <span className="block text-muted">{messages.reference}</span>
        <strong className="text-base wrap-anywhere">{text}</strong>
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={messages.copyReference}
        onClick={() => void copyReference()}
      >
        <Icon name="copy" className="size-4.5" />
        {copy}
      </button>
    </div>
  )
}
