import { Icon } from '../components/icon.tsx'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

/** Neutral badges with the names of what can be paid with: no third party's logo. */
export function PaymentMarks() {
  const words = useWords(shellWords)
  return (
    <ul aria-label={words.payWith} className="flex flex-wrap gap-2">
      {['Visa', 'Mastercard', 'PayPal', words.localCards].map((name) => (
        <li key={name} className="flex h-8 items-center rounded-sm bg-raised px-3 text-xs font-bold text-muted shadow-soft">
          {name}
        </li>
      ))}
      <li className="flex h-8 items-center gap-1.5 rounded-sm bg-raised px-3 text-xs font-bold text-muted shadow-soft">
        <Icon name="landmark" className="size-3.5" />
        {words.bankDeposit}
      </li>
    </ul>
  )
}
