import type { ReactNode } from 'react'
import { balancesMessages } from '../../../messages/balances.ts'
import { bankAccountsMessages } from '../../../messages/bank-accounts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useShopper } from '../../../shopper/shopper.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/notify.ts'
import { AccountsFailure, BankAccounts, fetchBankAccounts } from '../deposit-proof/bank-accounts.tsx'
import { useQuery } from '../use-query.ts'
import { type Due, totalOf } from './due.ts'

interface Props {
  /** The documents to pay. */
  documents: readonly Due[]
  /** What is said instead where the store has no account any more. */
  otherwise: ReactNode
  /** The ways to send the receipt. */
  ways: ReactNode
}

// A bank's field for the reference is short.
const referencedMax = 3

/** The payment of documents by transfer or deposit in three steps: into which accounts, with which reference, and the receipt (BALANCE-16). */
export function BankPayment({ documents, otherwise, ways }: Props) {
  const messages = useMessages(balancesMessages)
  const { user } = useShopper()
  const { data, failure, retry } = useQuery('bank accounts', fetchBankAccounts)
  if (failure) return <AccountsFailure onRetry={retry} />
  if (!data) return <div aria-busy="true" className="skeleton mt-3 h-80" />
  if (data.length === 0) return otherwise
  const numbers = documents.map(({ document_id }) => document_id).join(', ')
  return (
    // A list without markers is none to some screen readers unless its role says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list">
      <Step number={1}>
        <p className="py-0.5">{messages.transfer(totalOf(documents))}</p>
        <BankAccounts accounts={data} isWide />
      </Step>
      <Step number={2}>
        <Reference text={documents.length > referencedMax && user ? user.code : numbers} />
      </Step>
      <Step number={3}>
        <p className="py-0.5 text-pretty">{messages.sendReceipt}</p>
        {ways}
      </Step>
    </ol>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
      <span aria-hidden className="grid size-6 place-items-center rounded-full bg-sunken text-xs font-bold">
        {number}
      </span>
      <div>{children}</div>
    </li>
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 py-0.5">
        {messages.reference}
        <strong className="block text-base wrap-anywhere">{text}</strong>
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
