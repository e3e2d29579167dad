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

interface Zone {
  from: string
  to: string
  km: number
}

const texts = {
  en: {
    messenger: 'Messenger: a base price plus a rate for each kilometer and each minute of the way.',
    rate: 'This is a base price plus a rate for each kilometer and each minute of the way.',
    near: (branch: string, { from, to, km }: Zone) =>
      `Messenger from ${branch}: from ${from} to about ${to} within ${km}\u00A0km`,
    far: ({ to, km }: Zone) => `, and up to about ${to} within ${km}\u00A0km`,
    others: (least: string) => `The lowest price from another branch is ${least}.`,
    national: 'National shipping: one price for each province',
    range: (least: string, most: string) => (least === most ? `, ${least}.` : `, from ${least} to ${most}.`),
  },
  es: {
    messenger: 'Mensajero: un precio base más una tarifa por kilómetro y por minuto de recorrido.',
    rate: 'Es un precio base más una tarifa por kilómetro y por minuto de recorrido.',
    near: (branch: string, { from, to, km }: Zone) =>
      `Mensajero desde ${branch}: de ${from} a unos ${to} a menos de ${km}\u00A0km`,
    far: ({ to, km }: Zone) => `, y hasta unos ${to} a menos de ${km}\u00A0km`,
    others: (least: string) => `El precio más bajo desde otra sucursal es ${least}.`,
    national: 'Envío nacional: un precio por provincia',
    range: (least: string, most: string) => (least === most ? `, ${least}.` : `, de ${least} a ${most}.`),
  },
} satisfies Record<Language, unknown>

/** What deliveries cost, as the points of a reply: how each price is made, with figures where they are known (DELIVERY-16). */
export function deliveryCostPoints(language: Language, example: DeliveryExample | null): string[] {
  const { national, range } = texts[language]
  const { local = [], national: bands = [] } = example?.prices ?? {}
  const costs = bands.map(({ price }) => price)
  return [
    ...(example && local.length === 0 ? [] : [messengerPoint(language, example)]),
    ...(example && costs.length === 0
      ? []
      : [national + (example ? range(money(Math.min(...costs)), money(Math.max(...costs))) : '.')]),
  ]
}

/** The figures of the example first, then how they are made; without figures that alone. */
function messengerPoint(language: Language, example: DeliveryExample | null): string {
  const { messenger, rate } = texts[language]
  const figures = example ? figuresOf(language, example) : []
  return figures.length > 0 ? [...figures, rate].join(' ') : messenger
}

/** What the messenger of the example costs near it and at most, and from which price that of another branch, where it is lower. */
function figuresOf(language: Language, { prices: { local }, branchCode, branches }: DeliveryExample): string[] {
  const { near, far, others } = texts[language]
  const own = local.find(({ codplace }) => codplace === branchCode) ?? local[0]
  const name = branches.find(({ codplace }) => codplace === own?.codplace)?.description
  const [first, ...rest] = own?.zones ?? []
  if (!own || !name || !first) return []
  const zoneOf = ({ km, price_from, price_to }: typeof first): Zone => ({
    km,
    from: money(price_from),
    to: money(price_to),
  })
  const last = rest.at(-1)
  const least = Math.min(
    ...local
      .flatMap(({ codplace, zones }) => (codplace === own.codplace ? [] : zones))
      .map(({ price_from }) => price_from),
  )
  return [
    `${near(name, zoneOf(first))}${last ? far(zoneOf(last)) : ''}.`,
    ...(least < first.price_from ? [others(money(least))] : []),
  ]
}

const money = (decimal: number) => formatMoneyShort(toCentavos(decimal))
