import { createStore } from '../ui/create-store.ts'
import type { Currency } from '#contract/appearance.ts'

/** How many RD$ one US$ is, for a shopper who wants to see approximate US$; undefined until it is loaded. */
export const dollarRate = createStore<number | undefined>(undefined)

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
  else dataset['currency'] = currency
  void loadDollarRate()
}

export const showsDollars = (): boolean => document.documentElement.dataset['currency'] === 'USD'

let loading: Promise<void> | undefined

/** Loads the rate once, if the shopper wants to see US$. Without a rate the space of the amounts closes. */
export function loadDollarRate(): Promise<void> {
  if (!showsDollars()) return Promise.resolve()
  return (loading ??= fetchRate().then(dollarRate.write, () => {
    loading = undefined
    delete document.documentElement.dataset['currency']
  }))
}

// The contract is loaded on demand: few shoppers need it.
async function fetchRate(): Promise<number> {
  const [{ dollarRateId, getRate }, { browserClient }] = await Promise.all([
    import('#contract/rates.ts'),
    import('./browser-client.ts'),
  ])
  return (await browserClient.call(getRate, { id: dollarRateId })).rate
}
