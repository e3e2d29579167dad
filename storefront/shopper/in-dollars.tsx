import { useEffect } from 'react'
import { type Centavos, formatDollars } from '#domain/money/money.ts'
import { dollarRate, loadDollarRate } from './currency.ts'

/**
 * The approximate amount in US$ below a price, for a shopper who wants to see it (ACCOUNT-54). The HTML has the same
 * empty element for everybody; CSS gives it its space where the browser has stored the choice.
 */
export function InDollars({ centavos, className = '' }: { centavos: Centavos; className?: string }) {
  const rate = dollarRate.use()
  useEffect(() => void loadDollarRate(), [])
  return <span className={`in-dollars ${className}`}>{rate && `≈ ${formatDollars(centavos, rate)}`}</span>
}
