import type { listDeliveryPrices } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { formatMoneyShort, toCentavos } from '#domain/money/money.ts'

/** What deliveries cost now, and the branch that is the example: that of the page, else the first with a messenger. */
export interface DeliveryExample {
  prices: ReplyOf<typeof listDeliveryPrices>
  branchCode: number
  branches: readonly { codplace: number; description: string }[]
}

/** A way of delivery: how long it takes, what it costs at least and at most where that is known, and what decides it. */
export interface DeliveryCost {
  way: string
  time: string
  price?: string
  dependsOn: string
}

const texts = {
  en: {
    messenger: 'By messenger near a branch',
    messengerFrom: (branch: string) => `By messenger from ${branch}`,
    hours: '4 to 5 working hours, Monday to Friday',
    byDistance: 'by distance',
    national: 'National shipping',
    days: (min: number, max: number) =>
      min === max ? (min === 1 ? '1 working day' : `${min} working days`) : `${min} to ${max} working days`,
    byProvince: 'by province',
    range: (least: string, most: string) => `${least} to ${most}`,
    about: (least: string, most: string) => `${least} to about ${most}`,
  },
  es: {
    messenger: 'Por mensajero, cerca de una sucursal',
    messengerFrom: (branch: string) => `Por mensajero desde ${branch}`,
    hours: 'De 4 a 5 horas laborables, de lunes a viernes',
    byDistance: 'según la distancia',
    national: 'Envío nacional',
    days: (min: number, max: number) =>
      min === max ? (min === 1 ? '1 día laborable' : `${min} días laborables`) : `De ${min} a ${max} días laborables`,
    byProvince: 'según la provincia',
    range: (least: string, most: string) => `${least} a ${most}`,
    about: (least: string, most: string) => `${least} a unos ${most}`,
  },
} satisfies Record<Language, unknown>

/** The ways of delivery with what they cost now; without known prices what decides them alone (DELIVERY-19). */
export function deliveryCosts(language: Language, example: DeliveryExample | null): DeliveryCost[] {
  const { messenger, hours, byDistance, national, days, byProvince } = texts[language]
  if (!example)
    return [
      { way: messenger, time: hours, dependsOn: byDistance },
      { way: national, time: days(1, 2), dependsOn: byProvince },
    ]
  return [...messengerCost(language, example), ...nationalCost(language, example)]
}

/** What the messenger of the example costs at least near it, and about what at the end of its area. */
function messengerCost(language: Language, { prices, branchCode, branches }: DeliveryExample): DeliveryCost[] {
  const { messengerFrom, hours, byDistance, about } = texts[language]
  const own = prices.local.find(({ codplace }) => codplace === branchCode) ?? prices.local[0]
  const name = branches.find(({ codplace }) => codplace === own?.codplace)?.description
  const [first] = own?.zones ?? []
  const last = own?.zones.at(-1)
  if (!name || !first || !last) return []
  const price = about(money(first.price_from), money(last.price_to))
  return [{ way: messengerFrom(name), time: hours, price, dependsOn: byDistance }]
}

function nationalCost(language: Language, { prices: { national: bands } }: DeliveryExample): DeliveryCost[] {
  const { national, days, byProvince, range } = texts[language]
  if (bands.length === 0) return []
  const costs = bands.map(({ price }) => price)
  const [least, most] = [money(Math.min(...costs)), money(Math.max(...costs))]
  const time = days(
    Math.min(...bands.map(({ working_days: { min } }) => min)),
    Math.max(...bands.map(({ working_days: { max } }) => max)),
  )
  return [{ way: national, time, price: least === most ? least : range(least, most), dependsOn: byProvince }]
}

const money = (decimal: number) => formatMoneyShort(toCentavos(decimal))
