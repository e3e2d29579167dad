import type { Currency } from '#contract/appearance.ts'

/**
 * Shows approximate US$ beside RD$, or RD$ alone, and stores the choice in this browser. The attribute of the document
 * reserves the space of the amounts, before the first paint of every later page (theme-script.ts).
 */
export function chooseCurrency(currency: Currency): void {
  const { dataset } = document.documentElement
  try {
    if (currency === 'DOP') localStorage.removeItem('currency')
    else localStorage.setItem('currency', currency)
  } catch {
    // Without storage the choice holds for this page only.
  }
  if (currency === 'DOP') delete dataset['currency']
  else {
    dataset['currency'] = currency
    // Few shoppers need it, and pages without amounts load none of its code.
    void import('./currency.ts').then(({ loadDollarRate }) => loadDollarRate()).catch(() => {})
  }
}
