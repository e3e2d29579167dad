import { insideZone } from './shopper.ts'

/** A new address without a location, as `POST addresses` takes it. */
export const addressWithoutLocation = {
  name: 'Casa',
  phone: '18095550142',
  province: 'Distrito Nacional',
  city: 'Santo Domingo',
  sector: 'Naco',
  street: 'Calle Tres',
  house: '3',
}

/** A new address in the delivery zone of branch 1. */
export const homeAddress = {
  ...addressWithoutLocation,
  latitud: insideZone.latitude,
  longitud: insideZone.longitude,
}
