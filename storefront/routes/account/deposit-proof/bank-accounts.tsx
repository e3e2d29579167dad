import { getConfiguration } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { bankAccountsMessages } from '../../../messages/bank-accounts.ts'
import { useProofHours } from '../../../page/use-proof-hours.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { notify } from '../../../ui/notify.ts'
import { useQuery } from '../use-query.ts'
import { Icon } from '../../../ui/icon.tsx'

export type BankAccount = ReplyOf<typeof getConfiguration>['payment_methods']['bank_accounts'][number]

/** The accounts that customers pay into now; they are loaded when they are needed. */
export async function fetchBankAccounts(signal: AbortSignal): Promise<readonly BankAccount[]> {
  return (await browserClient.call(getConfiguration, {}, { signal })).payment_methods.bank_accounts
}

/** What a bank deposit asks of the customer, below its choice in the payment step (PAYMENT-15, PAYMENT-17). */
export function DepositInstructions({ total }: { total: string }) {
  const messages = useMessages(bankAccountsMessages)
  const proofHours = useProofHours()
  const { data, failure, retry } = useQuery('bank accounts', fetchBankAccounts)
  if (failure) return <AccountsFailure onRetry={retry} />
  return (
    <div>
      <p className="text-sm">
        {messages.payExactly(total, proofHours)} {messages.sendAfterwards}
      </p>
      {data ? <BankAccounts accounts={data} /> : <div aria-busy="true" className="skeleton mt-3 h-32" />}
    </div>
  )
}

/** Says that the accounts did not load, with a button that loads them again. */
export function AccountsFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(bankAccountsMessages)
  return (
    <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      {messages.notLoaded}{' '}
      <button type="button" className="min-h-9 font-semibold underline" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </p>
  )
}

/** The bank, the number and the holder of each account, and what another bank asks for beside them, with a button that copies the number; beside one another where they are wide. */
export function BankAccounts({ accounts, isWide = false }: { accounts: readonly BankAccount[]; isWide?: boolean }) {
  const messages = useMessages(bankAccountsMessages)
  const copy = async (number: string) =>
    notify(
      (await copyText(number))
        ? { id: 'account', tone: 'success', text: messages.copied }
        : { id: 'account', tone: 'warning', text: messages.notCopied, detail: number },
    )
  return (
    <ul
      aria-label={messages.accounts}
      className={
        isWide
          ? 'mt-1 grid gap-x-10 max-lg:divide-y max-lg:divide-line lg:grid-cols-2'
          : 'mt-2 flex flex-col divide-y divide-line'
      }
    >
      {accounts.map(({ bank, number, kind, holder, holder_tax_id }) => (
        <li key={`${bank} ${number}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <p className="font-semibold">{bank}</p>
            {kind && <p className="text-sm text-muted">{messages.kinds[kind]}</p>}
            <p className="text-base font-semibold tabular-nums">{number}</p>
            <p className="text-sm text-muted">{messages.holder(holder)}</p>
            {holder_tax_id && <p className="text-sm text-muted tabular-nums">{messages.taxId(holder_tax_id)}</p>}
          </div>
          <button
            type="button"
            className="button button-quiet"
            aria-label={messages.copyNamed(bank)}
            onClick={() => void copy(number)}
          >
            <Icon name="copy" className="size-4.5" />
            {messages.copy}
          </button>
        </li>
      ))}
    </ul>
  )
}
