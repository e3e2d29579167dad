import type { Messages } from './use-messages.ts'

/** What the checkout says where a delivery method does not reach the chosen address or any, or one has no pin yet. */
const en = {
  notDelivered: 'The selected address is outside the delivery range. Add a new one or change the delivery method.',
  notShipped: 'National shipping does not reach the chosen address. Choose another one or pick up at the branch.',
  noneDelivered: 'None of your addresses lies in the delivery range. Add a new address or pick up at the branch.',
  noneShipped: 'National shipping reaches none of your addresses. Add a new address or pick up at the branch.',
  needsPin: (name: string) =>
    `${name} is saved. A messenger charges by the distance, so put its pin on the map, or receive the order another way.`,
  pinMissing: 'Put its pin on the map, or choose another way of delivery.',
  putPin: (name: string) => `Put the pin of ${name}`,
  offerNational: 'Send it by national shipping',
  offerPickup: 'Pick it up at the branch',
}

const es: typeof en = {
  notDelivered:
    'La dirección seleccionada está fuera del área de entrega. Agrega una nueva o cambia el método de entrega.',
  notShipped: 'El envío nacional no llega a la dirección elegida. Elige otra o retira en la sucursal.',
  noneDelivered: 'Ninguna de tus direcciones está en el área de entrega. Agrega una nueva o retira en la sucursal.',
  noneShipped: 'El envío nacional no llega a ninguna de tus direcciones. Agrega una nueva o retira en la sucursal.',
  needsPin: (name) =>
    `${name} está guardada. El mensajero cobra según la distancia: pon su marcador en el mapa o recibe el pedido de otra forma.`,
  pinMissing: 'Pon su marcador en el mapa o elige otra forma de entrega.',
  putPin: (name) => `Poner el marcador de ${name}`,
  offerNational: 'Mandarlo por envío nacional',
  offerPickup: 'Retirarlo en la sucursal',
}

export const unreachedAddressMessages: Messages<typeof en> = { en, es }
