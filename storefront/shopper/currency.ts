import { createStore } from '../ui/create-store.ts'

/** How many RD$ one US$ is, for a shopper who wants to see approximate US$; undefined until it is loaded. */
export const dollarRate = createStore<number | undefined>(undefined)

const showsDollars = (): boolean => document.documentElement.dataset['currency'] === 'USD'

// Few shoppers need it.
const fetchRate = async () => (await import('./fetch-rate.ts')).fetchRate()

let loading: Promise<void> | undefined

/** Loads the rate once, if the shopper wants to see US$. Without a rate the space of the amounts closes. */
export function loadDollarRate(): Promise<void> {
  if (!showsDollars()) return Promise.resolve()
  return (loading ??= fetchRate().then(dollarRate.write, () => {
    loading = undefined
    delete document.documentElement.dataset['currency']
  }))
}
