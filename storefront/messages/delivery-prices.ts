import type { Messages } from './use-messages.ts'

/** What deliveries cost, as tables. */
const en = {
  local: 'Local delivery now, by distance from the branch',
  localElsewhere: 'Local delivery now from the other branches',
  otherBranches: (count: number) => (count === 1 ? 'From another branch' : `From ${count} other branches`),
  branch: 'Branch',
  upTo: 'Within',
  cost: 'Cost',
  km: (km: number) => `${km}\u00a0km`,
  from: 'Cost from',
  about: 'Up to about',
  national: 'National shipping now',
  provinces: 'Provinces',
  days: 'Working days',
  dayRange: (min: number, max: number) => (min === max ? String(min) : `${min} to ${max}`),
}

const es: typeof en = {
  local: 'Entrega local hoy, según la distancia desde la sucursal',
  localElsewhere: 'Entrega local hoy desde las otras sucursales',
  otherBranches: (count) => (count === 1 ? 'Desde otra sucursal' : `Desde otras ${count} sucursales`),
  branch: 'Sucursal',
  upTo: 'A menos de',
  cost: 'Costo',
  km: (km) => `${km}\u00a0km`,
  from: 'Costo desde',
  about: 'Hasta unos',
  national: 'Envío nacional hoy',
  provinces: 'Provincias',
  days: 'Días laborables',
  dayRange: (min, max) => (min === max ? String(min) : `${min} a ${max}`),
}

export const deliveryPricesMessages: Messages<typeof en> = { en, es }
