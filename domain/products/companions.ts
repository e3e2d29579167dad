/** A row of a product's specifications, by the English name. */
interface Specification {
  name: string
  value: string
}

/** The categories of devices that something is bought together with, and of what that is, by their slugs. */
export const deviceSlugs: readonly string[] = ['cellphones', 'celulares', 'tablets', 'tabletas']
export const companionSlugs: Readonly<Record<CompanionCandidate['kind'], readonly string[]>> = {
  charger: ['chargers', 'cargadores'],
  case: ['phone-cases', 'cases', 'fundas'],
  glass: ['glass', 'screen-glass', 'micas', 'micas-de-vidrio'],
}

/** Which kind of companion a category holds; undefined for every other category. */
export const companionKindOf = (slug: string): CompanionCandidate['kind'] | undefined =>
  (Object.keys(companionSlugs) as CompanionCandidate['kind'][]).find((kind) => companionSlugs[kind].includes(slug))

/** Among how many chargers, the most popular ones, the right one is chosen. */
export const chargersMax = 60

/** The specifications that say whether a charger fits a device, by their English names. */
export const chargingSpecifications: readonly string[] = ['Charging', 'Connector', 'Power', 'Ports']

/** What may go with a device: in stock where it is bought, with a price, and of a kind that belongs to new devices. */
export interface CompanionCandidate {
  code: string
  kind: 'charger' | 'case' | 'glass'
  brand: string
  /** The English name. */
  name: string
  specifications: readonly Specification[]
}

/** A companion that a cart has, with the devices of the cart that it may serve, by their codes. */
export interface ChosenCompanion {
  kind: CompanionCandidate['kind']
  devices: readonly string[]
}

/**
 * Whether a cart has a companion of a kind for a device, so that no second one is offered (CART-25): it has as many that
 * may serve the device as there are devices that share them.
 */
export function hasCompanion(
  kind: CompanionCandidate['kind'],
  device: string,
  chosen: readonly ChosenCompanion[],
): boolean {
  const fitting = chosen.filter((one) => one.kind === kind && one.devices.includes(device))
  return fitting.length > 0 && fitting.length >= new Set(fitting.flatMap(({ devices }) => devices)).size
}

/** The companions of at most so many products are listed at once. */
export const companionDevicesMax = 10

/** What a charger has to fit: how fast a device charges, and by which plug. */
interface Charging {
  watts: number
  plug: Plug
}
type Plug = 'USB-C' | 'USB-A'

/** The socket of a charger that takes the cable of a device's own plug. */
const socketFor: readonly { plug: RegExp; socket: Plug }[] = [
  { plug: /\bUSB-C\b/i, socket: 'USB-C' },
  { plug: /\bmicro-?USB\b/i, socket: 'USB-A' },
]
const wattsIn = /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?) ?W\b/i
/** One for the car is no charger for the night. */
const isForCar = /\bcar\b/i
/** A charger for the wall comes before one that stands on a desk. */
const isForDesk = /\bdesk(top)?\b/i

function valueOf(specifications: readonly Specification[], name: string): string {
  return specifications.find((one) => one.name.toLowerCase() === name)?.value ?? ''
}

/** How a device charges, by its specifications Charging and Connector; undefined where one of them is missing. */
function chargingOf(specifications: readonly Specification[]): Charging | undefined {
  const watts = Number(wattsIn.exec(valueOf(specifications, 'charging'))?.[1])
  const plug = socketFor.find((one) => one.plug.test(valueOf(specifications, 'connector')))?.socket
  return plug && watts > 0 ? { watts, plug } : undefined
}

/**
 * What is bought together with a device, at most one charger, one case and one glass: of the charger that has its socket
 * the weakest that charges it at full speed, else the strongest below that; of equal ones one for the wall before one for
 * the desk, then its own maker's, then the earlier candidate: callers list the cheapest first. Without the power and the
 * plug of a device no charger is named. Cases and glasses come as candidates only where they are made for the device.
 * Parts for repairs are no candidates.
 *
 * For example: a phone that takes 45 W by USB-C gets one of 45 W before one of 65 W, and neither 30 W nor USB-A.
 */
export function companionsOf(device: ChargedDevice, candidates: readonly CompanionCandidate[]): string[] {
  const [charger] = fittingChargers(device, candidates)
  const firstOf = (kind: CompanionCandidate['kind']) => candidates.find((one) => one.kind === kind)
  return [charger, firstOf('case'), firstOf('glass')].flatMap((one) => (one ? [one.code] : []))
}

interface ChargedDevice {
  brand: string
  specifications: readonly Specification[]
}

/** The chargers that fit a device, the right one first (`companionsOf`); none where its power or its plug is not known. */
export function fittingChargers(
  device: ChargedDevice,
  candidates: readonly CompanionCandidate[],
): readonly CompanionCandidate[] {
  const charging = chargingOf(device.specifications)
  if (!charging) return []
  const { watts: needed, plug } = charging
  const fitting = candidates.flatMap((candidate) => {
    const watts = Number(wattsIn.exec(valueOf(candidate.specifications, 'power'))?.[1])
    const hasSocket = valueOf(candidate.specifications, 'ports').toUpperCase().includes(plug)
    if (candidate.kind !== 'charger' || !hasSocket || !(watts > 0) || isForCar.test(candidate.name)) return []
    return [{ candidate, watts, isOwn: candidate.brand === device.brand, isDesk: isForDesk.test(candidate.name) }]
  })
  const rank = ({ watts }: { watts: number }) => (watts >= needed ? watts - needed : 10_000 - watts)
  return fitting
    .toSorted((a, b) => rank(a) - rank(b) || Number(a.isDesk) - Number(b.isDesk) || Number(b.isOwn) - Number(a.isOwn))
    .map(({ candidate }) => candidate)
}
