import type { Point } from '#domain/branches/distance.ts'

export interface Place extends Point {
  name: string
  /** The smallest zoom at which the name is shown. At a smaller zoom it would overlap its neighbours. */
  minZoom: number
  /**
   * The side of the name, chosen so that the pins of a neighbour do not cover it. By default it is centred below the
   * place.
   */
  side?: 'left' | 'right' | 'above'
}

/** The cities that our own map names. The cities that shoppers look for most appear at the smallest zooms. */
export const places: readonly Place[] = [
  { name: 'Santo Domingo', lat: 18.4861, lng: -69.9312, minZoom: 3, side: 'right' },
  { name: 'Santiago', lat: 19.4517, lng: -70.697, minZoom: 5, side: 'left' },
  { name: 'Puerto Plata', lat: 19.7934, lng: -70.6884, minZoom: 6.8 },
  { name: 'Punta Cana', lat: 18.5601, lng: -68.3725, minZoom: 5 },
  { name: 'Barahona', lat: 18.2085, lng: -71.1008, minZoom: 5 },
  { name: 'La Romana', lat: 18.4273, lng: -68.9728, minZoom: 6.8 },
  { name: 'San Pedro de Macorís', lat: 18.4539, lng: -69.3086, minZoom: 7, side: 'above' },
  { name: 'La Vega', lat: 19.2221, lng: -70.5296, minZoom: 7 },
  { name: 'San Francisco de Macorís', lat: 19.3008, lng: -70.2526, minZoom: 7, side: 'right' },
  { name: 'Baní', lat: 18.2796, lng: -70.3319, minZoom: 7 },
  { name: 'Higüey', lat: 18.6158, lng: -68.7078, minZoom: 7 },
  { name: 'San Juan', lat: 18.8059, lng: -71.2299, minZoom: 6 },
  { name: 'Azua', lat: 18.4532, lng: -70.7349, minZoom: 7 },
  { name: 'Monte Cristi', lat: 19.8486, lng: -71.6462, minZoom: 6.8 },
  { name: 'Samaná', lat: 19.2056, lng: -69.3369, minZoom: 6 },
  { name: 'Nagua', lat: 19.3832, lng: -69.8474, minZoom: 7.4 },
  { name: 'Moca', lat: 19.394, lng: -70.5256, minZoom: 8 },
  { name: 'Bonao', lat: 18.9369, lng: -70.4092, minZoom: 7 },
  { name: 'San Cristóbal', lat: 18.4167, lng: -70.109, minZoom: 8 },
  { name: 'Boca Chica', lat: 18.4539, lng: -69.6064, minZoom: 8.4 },
  { name: 'Hato Mayor', lat: 18.7628, lng: -69.2568, minZoom: 7.2 },
  { name: 'El Seibo', lat: 18.7656, lng: -69.0389, minZoom: 8 },
  { name: 'Mao', lat: 19.5511, lng: -71.0781, minZoom: 7.3 },
  { name: 'Dajabón', lat: 19.5488, lng: -71.7083, minZoom: 7.2 },
  { name: 'Jimaní', lat: 18.4917, lng: -71.8502, minZoom: 7 },
  { name: 'Pedernales', lat: 18.0384, lng: -71.744, minZoom: 7.4 },
  { name: 'Constanza', lat: 18.9092, lng: -70.745, minZoom: 7.4 },
  { name: 'Monte Plata', lat: 18.8073, lng: -69.7841, minZoom: 7.2 },
  { name: 'Cabarete', lat: 19.758, lng: -70.4083, minZoom: 8.4 },
  { name: 'Villa Altagracia', lat: 18.6708, lng: -70.1714, minZoom: 8.4 },
  { name: 'Port-au-Prince', lat: 18.5392, lng: -72.335, minZoom: 5 },
  { name: 'San Juan, Puerto Rico', lat: 18.4655, lng: -66.1057, minZoom: 3, side: 'right' },
  { name: 'Kingston', lat: 17.9712, lng: -76.7936, minZoom: 3 },
  { name: 'La Habana', lat: 23.1136, lng: -82.3666, minZoom: 3 },
  { name: 'Miami', lat: 25.7617, lng: -80.1918, minZoom: 3 },
  { name: 'New York', lat: 40.7128, lng: -74.006, minZoom: 3 },
  { name: 'Caracas', lat: 10.4806, lng: -66.9036, minZoom: 3 },
  { name: 'Bogotá', lat: 4.711, lng: -74.0721, minZoom: 3 },
  { name: 'Panamá', lat: 8.9824, lng: -79.5199, minZoom: 3 },
]
