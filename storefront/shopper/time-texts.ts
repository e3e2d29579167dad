import type { Language } from '#contract/language.ts'
import { type PromisedDelivery, arrivesMs } from '#domain/delivery/arrival.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import { arrivalText } from '../messages/arrival-text.ts'
import { whenText } from '../messages/when-text.ts'
import type { RootData } from '../page/root-data.ts'
import { openingOf } from './opening.ts'
import { readyTimeOf } from './ready-time-of.ts'

/** When an order of some branches that is placed now is received. */
export interface TimeTexts {
  /** From when it can be collected, in words; undefined of several branches and where nothing is promised. */
  ready: string | undefined
  /**
   * By when it is brought, as a sentence (DELIVERY-17): from several branches when the last arrives, by a carrier within
   * the most of some working days. Undefined where nothing is promised.
   */
  arrival: (
    delivery: DeliveryMethod,
    workingDays: readonly ({ max: number } | null | undefined)[],
  ) => string | undefined
}

export function timeTexts(root: RootData, branchCodes: readonly number[], now: Date, language: Language): TimeTexts {
  const [code] = branchCodes
  const ready = code === undefined || branchCodes.length > 1 ? undefined : readyTimeOf(root, code, now)
  return {
    ready: ready && whenText(ready, now, language),
    arrival(delivery, workingDays) {
      const days = workingDays.flatMap((each) => each?.max ?? [])
      const promised = { delivery, promisedDays: days.length > 0 ? Math.max(...days) : null }
      const times = branchCodes.map((each) => arrivalMs(root, each, promised, now))
      const at = new Date(Math.max(...times))
      // Without a branch, or where one of them promises nothing, it is no time.
      return Number.isFinite(at.getTime()) ? arrivalText(at, now, language, delivery === 'local') : undefined
    },
  }
}

/** When what is ordered from a branch is brought; NaN where nothing is promised, and where the holidays did not load. */
function arrivalMs(root: RootData, branchCode: number, delivery: PromisedDelivery, from: Date): number {
  const holidays = root.configuration?.general.web_page.holidays
  const hours = openingOf(root, branchCode)?.hours
  return (holidays && arrivesMs(delivery, { hours, holidays }, from)) ?? Number.NaN
}
