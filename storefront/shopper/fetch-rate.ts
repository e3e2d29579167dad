import { dollarRateId, getRate } from '#contract/rates.ts'
import { browserClient } from './browser-client.ts'

/** How many RD$ one US$ is, from the store. */
export const fetchRate = async (): Promise<number> => (await browserClient.call(getRate, { id: dollarRateId })).rate
