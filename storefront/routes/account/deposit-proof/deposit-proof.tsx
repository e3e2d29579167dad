import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { depositProofMessages } from '../../../messages/deposit-proof.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useProofDeadline } from '../../../page/use-proof-hours.ts'
import { formatMoment } from '../dates.ts'
import { useQuery } from '../use-query.ts'
import { BankAccounts } from './bank-accounts.tsx'
import { ProofForm } from './proof-form.tsx'
import { type Proof, type WaitingDeposit, fetchWaitingDeposit } from './waiting-deposit.ts'

export interface DepositProofProps {
  globalId: string
  /** Runs once a proof was sent. */
  onSent?: (() => void) | undefined
  /** The padding, which is that of the page's other cards. */
  className?: string
}

/**
 * The proof of the bank deposit that the orders of a checkout wait for: the form, or what became of the proof that was
 * sent (PAYMENT-15 to PAYMENT-17). Nothing where no order waits for a deposit any more.
 */
export default function DepositProof({ globalId, onSent, className = 'p-4 sm:p-6' }: DepositProofProps) {
  const messages = useMessages(depositProofMessages)
  const { data, failure, retry, setData } = useQuery(`deposit ${globalId}`, (signal) =>
    fetchWaitingDeposit(globalId, signal),
  )
  const [sentId, setSentId] = useState<string>()
  if (failure)
    return (
      <p role="alert" className="card p-4 text-warning sm:p-6">
        {messages.notOpened}{' '}
        <button type="button" className="min-h-9 font-semibold underline" onClick={retry}>
          {messages.tryAgain}
        </button>
      </p>
    )
  if (!data) return <div aria-busy="true" className="skeleton h-64" />
  if (data.waitingCentavos === 0) return null
  return (
    <section aria-labelledby="deposit-proof" className={`card flex flex-col gap-5 ${className}`}>
      <h2 id="deposit-proof" className="text-lg font-bold">
        {messages.title}
      </h2>
      {data.proof && (
        <ProofNote
          proof={data.proof}
          amount={formatMoney(data.waitingCentavos)}
          isNew={sentId !== undefined && sentId === data.proof.id}
        />
      )}
      {data.proof?.state !== 'pending_approval' && (
        <Request
          globalId={globalId}
          deposit={data}
          onSent={(proof) => {
            setSentId(proof.id)
            setData({ ...data, proof })
            onSent?.()
          }}
          onStale={retry}
        />
      )}
    </section>
  )
}

interface RequestProps {
  globalId: string
  deposit: WaitingDeposit
  onSent: (proof: Proof) => void
  onStale: () => void
}

function Request({ globalId, deposit, onSent, onStale }: RequestProps) {
  const messages = useMessages(depositProofMessages)
  const until = formatMoment(useProofDeadline(deposit.placedAt), useLanguage())
  return (
    <>
      <div>
        <p>{messages.payUntil(formatMoney(deposit.waitingCentavos), until)}</p>
        <BankAccounts accounts={deposit.accounts} />
      </div>
      <ProofForm globalId={globalId} deposit={deposit} onSent={onSent} onStale={onStale} />
    </>
  )
}

interface NoteProps {
  proof: Proof
  /** What the orders still need. */
  amount: string
  /** It was sent just now, by a form that had the focus. */
  isNew: boolean
}

function ProofNote({ proof, amount, isNew }: NoteProps) {
  const messages = useMessages(depositProofMessages)
  const language = useLanguage()
  const isPending = proof.state === 'pending_approval'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const icon = isPending ? 'clock' : 'triangle-alert'
  const titles = { pending_approval: messages.pending, refused: messages.refused, accepted: messages.tooLittle }
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex gap-3 rounded-md bg-sunken p-4 outline-none">
      <PersonalIcon name={icon} className={`mt-0.5 size-5.5 shrink-0 ${isPending ? '' : 'text-danger'}`} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{titles[proof.state]}</p>
        {proof.state === 'refused' && proof.reason && <p>{proof.reason}</p>}
        {proof.state === 'accepted' && <p>{messages.tooLittleDetail(amount)}</p>}
        <p className="text-sm text-muted">
          {formatMoney(toCentavos(proof.amount))} · {proof.bank} · {messages.document(proof.document_id)} ·{' '}
          {messages.sent(formatMoment(proof.date, language))}
        </p>
      </div>
    </div>
  )
}
