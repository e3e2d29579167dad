import type { Point } from '#domain/branches/distance.ts'
import type { DeliveryZone } from '#domain/delivery/local-delivery.ts'
import { seeded } from './seeded.ts'

export interface DemoBranch extends Point {
  code: number
  name: string
  address: string
  city: string
  phone: string
  /** How many zones around it, 1 to 3. */
  zones: number
  /** When it is open: Monday to Saturday from 9 to 19 where nothing is said. */
  openingHours?: string
  /** Where the sea begins: a bearing from north and kilometres; no delivery zone covers the sea. */
  coast?: { bearing: number; km: number }
}

/**
 * Twelve branches in real cities at invented addresses. Code 1 is the fallback of the pages (SHELL-8), 25 the API's
 * `codplace` where a request for one product gives none.
 */
export const demoBranches: readonly DemoBranch[] = [
  {
    code: 1,
    name: 'Vitrina Naco',
    address: 'Calle Los Framboyanes 18, Ensanche Naco',
    city: 'Santo Domingo',
    phone: '18095550101',
    lat: 18.4772,
    lng: -69.9271,
    zones: 3,
    coast: { bearing: 170, km: 2.2 },
  },
  {
    code: 2,
    name: 'Vitrina Zona Oriental',
    address: 'Avenida Las Palmeras 204, Alma Rosa',
    city: 'Santo Domingo',
    phone: '18095550102',
    openingHours: 'Mo-Sa 10:00-20:00; Su 10:00-16:00',
    lat: 18.4893,
    lng: -69.8558,
    zones: 2,
    coast: { bearing: 180, km: 3.2 },
  },
  {
    code: 4,
    name: 'Vitrina Santiago',
    address: 'Calle Las Amapolas 7, Los Jardines',
    city: 'Santiago',
    phone: '18095550104',
    openingHours: 'Mo-Fr 09:00-19:00; Sa 09:00-17:00',
    lat: 19.4617,
    lng: -70.6862,
    zones: 3,
  },
  {
    code: 5,
    name: 'Vitrina La Vega',
    address: 'Calle El Carnaval 33, Centro',
    city: 'La Vega',
    phone: '18095550105',
    lat: 19.2221,
    lng: -70.5296,
    zones: 2,
  },
  {
    code: 6,
    name: 'Vitrina San Francisco',
    address: 'Calle Los Cacaotales 12, Centro',
    city: 'San Francisco de Macorís',
    phone: '18095550106',
    lat: 19.3008,
    lng: -70.2526,
    zones: 2,
  },
  {
    code: 7,
    name: 'Vitrina La Romana',
    address: 'Calle del Ingenio 45, Centro',
    city: 'La Romana',
    phone: '18095550107',
    lat: 18.4306,
    lng: -68.9732,
    zones: 2,
    coast: { bearing: 190, km: 1.9 },
  },
  {
    code: 8,
    name: 'Vitrina Bávaro',
    address: 'Avenida Los Corales 9, local 3',
    city: 'Bávaro',
    phone: '18095550108',
    lat: 18.6816,
    lng: -68.4519,
    zones: 2,
    coast: { bearing: 55, km: 2.6 },
  },
  {
    code: 9,
    name: 'Vitrina San Pedro',
    address: 'Calle Los Peloteros 27, Centro',
    city: 'San Pedro de Macorís',
    phone: '18095550109',
    lat: 18.4573,
    lng: -69.3042,
    zones: 1,
    coast: { bearing: 180, km: 1.6 },
  },
  {
    code: 10,
    name: 'Vitrina Puerto Plata',
    address: 'Calle El Ámbar 61, Centro',
    city: 'Puerto Plata',
    phone: '18095550110',
    lat: 19.7898,
    lng: -70.6919,
    zones: 2,
    coast: { bearing: 10, km: 1.3 },
  },
  {
    code: 12,
    name: 'Vitrina Baní',
    address: 'Calle Los Mangos 14, Centro',
    city: 'Baní',
    phone: '18095550112',
    lat: 18.2801,
    lng: -70.3312,
    zones: 1,
  },
  {
    code: 15,
    name: 'Vitrina Barahona',
    address: 'Calle El Larimar 5, Centro',
    city: 'Barahona',
    phone: '18095550115',
    lat: 18.2086,
    lng: -71.1021,
    zones: 1,
    coast: { bearing: 100, km: 1.1 },
  },
  {
    code: 25,
    name: 'Vitrina Los Prados',
    address: 'Avenida Los Almendros 310, Los Prados',
    city: 'Santo Domingo',
    phone: '18095550125',
    openingHours: 'Mo-Sa 10:00-20:00; Su 11:00-17:00',
    lat: 18.4741,
    lng: -69.9556,
    zones: 3,
    coast: { bearing: 175, km: 3.4 },
  },
]

const radiiKm = [2.4, 4.8, 8]
const kmPerDegree = 111.195

export interface DemoZone extends DeliveryZone {
  branchCode: number
  name: string
}

/** The zones of a branch, the nearest first: farther ones cost more to begin with and are ridden through faster. */
export function zonesOf(branch: DemoBranch): DemoZone[] {
  const chance = seeded(`zones of ${branch.code}`)
  return radiiKm.slice(0, branch.zones).map((radiusKm, index) => ({
    branchCode: branch.code,
    name: `Zona ${index + 1}`,
    polygon: outline(branch, branch.zones === 1 ? 3.6 : radiusKm, chance.whole(10, 16), chance.next),
    baseCentavos: 7_500 + index * 4_500 + chance.whole(0, 5) * 500,
    perKmCentavos: 1_500 + index * 300 + chance.whole(0, 4) * 100,
    perMinuteCentavos: 200 + chance.whole(0, 3) * 50,
    speedKmh: 18 + index * 6 + chance.whole(0, 4),
  }))
}

function outline(branch: DemoBranch, radiusKm: number, corners: number, next: () => number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const bearing = (corner / corners) * 360
    const km = Math.min(radiusKm * (0.88 + next() * 0.24), landKm(branch, bearing))
    const angle = (bearing * Math.PI) / 180
    return {
      lat: round(branch.lat + (km * Math.cos(angle)) / kmPerDegree),
      lng: round(branch.lng + (km * Math.sin(angle)) / (kmPerDegree * Math.cos((branch.lat * Math.PI) / 180))),
    }
  })
}

/** How far the land goes in a direction, with the coast taken for a straight line. */
function landKm({ coast }: DemoBranch, bearing: number): number {
  const towards = coast ? Math.cos(((bearing - coast.bearing) * Math.PI) / 180) : 0
  return coast && towards > 0.01 ? coast.km / towards : Infinity
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
