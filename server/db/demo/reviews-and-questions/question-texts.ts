import type { ProductToWrite } from '#server/modules/products/upsert-products.ts'

type Pair = readonly [en: string, es: string]
/** A question, what the store answers, and what another shopper adds. */
export interface Asked {
  question: Pair
  store?: Pair
  shopper?: Pair
}

/** What is asked of anything. */
export const askedOfAll = ({ warrantyDays }: Pick<ProductToWrite, 'warrantyDays'>): readonly Asked[] => [
  {
    question: ['How long is the warranty?', '¿Qué tiempo tiene de garantía?'],
    store: [
      `${warrantyDays} days from the day you receive it. Keep your invoice.`,
      `${warrantyDays} días desde que lo recibes. Guarda tu factura.`,
    ],
  },
  {
    question: ['Can I pick it up at the branch the same day?', '¿Lo puedo retirar en la sucursal el mismo día?'],
    store: [
      'Yes, where the branch has it in stock. Choose pickup when you order, it costs nothing extra.',
      'Sí, si la sucursal lo tiene. Elige retiro al hacer el pedido, sin costo adicional.',
    ],
    shopper: ['I picked mine up the same afternoon.', 'Yo retiré el mío esa misma tarde.'],
  },
  {
    question: ['Is the price with ITBIS?', '¿El precio es con ITBIS?'],
    store: ['Yes, every price of the store includes it.', 'Sí, todos los precios de la tienda lo incluyen.'],
  },
  {
    question: ['Do you send it to Samaná?', '¿Lo envían a Samaná?'],
    store: ['Yes, we send to the whole country.', 'Sí, enviamos a todo el país.'],
    shopper: ['To Las Terrenas it took me two days.', 'A Las Terrenas me tardó dos días.'],
  },
  { question: ['When will there be more colors?', '¿Cuándo llegan más colores?'] },
]

const phone: readonly Asked[] = [
  {
    question: ['Is it unlocked?', '¿Está desbloqueado?'],
    store: ['Yes, for all carriers in the country.', 'Sí, para todas las compañías del país.'],
    shopper: ['I use it with two carriers and no problem.', 'Lo uso con dos compañías y sin problema.'],
  },
  {
    question: ['Does it come with a charger?', '¿Trae cargador?'],
    store: [
      'It comes with the charging cable. The wall charger is sold separately.',
      'Trae el cable de carga. El cargador de pared se vende aparte.',
    ],
  },
  {
    question: ['Does it take two SIM cards?', '¿Acepta dos chips?'],
    store: ['Yes, two SIM cards.', 'Sí, dos tarjetas SIM.'],
    shopper: ['Yes, one of each carrier.', 'Sí, uno de cada compañía.'],
  },
  {
    question: ['How many hours does the battery last with videos?', '¿Cuántas horas dura la batería viendo videos?'],
    shopper: ['About ten, with the brightness at half.', 'Unas diez, con el brillo a la mitad.'],
  },
]
const cover: readonly Asked[] = [
  {
    question: ['Can you put it on at the branch?', '¿Lo colocan en la sucursal?'],
    store: ['Yes, bring your phone and we do it while you wait.', 'Sí, trae tu celular y lo hacemos mientras esperas.'],
    shopper: ['They put mine on for free.', 'A mí me lo pusieron gratis.'],
  },
  {
    question: ['Does it turn yellow with time?', '¿Se pone amarillo con el tiempo?'],
    shopper: ['Mine is four months old and still the same.', 'El mío tiene cuatro meses y sigue igual.'],
  },
]
const sound: readonly Asked[] = [
  {
    question: ['Does it work with any phone?', '¿Funciona con cualquier celular?'],
    store: ['Yes, with every phone that has Bluetooth.', 'Sí, con todo celular que tenga Bluetooth.'],
  },
  {
    question: ['Can I take calls with it?', '¿Se pueden contestar llamadas?'],
    store: ['Yes, it has a microphone.', 'Sí, tiene micrófono.'],
    shopper: ['They hear me well, even in the street.', 'Me escuchan bien, hasta en la calle.'],
  },
]
const power: readonly Asked[] = [
  {
    question: ['Does it damage the battery to leave it all night?', '¿Daña la batería dejarlo toda la noche?'],
    store: [
      'No: the phone stops charging by itself when it is full.',
      'No: el celular deja de cargar solo cuando está lleno.',
    ],
  },
]
const repair: readonly Asked[] = [
  {
    question: ['Do you install it?', '¿Ustedes la instalan?'],
    store: [
      'At the branches with a workshop. Ask for the price of the work before you come.',
      'En las sucursales con taller. Pregunta el costo de la mano de obra antes de venir.',
    ],
  },
]

/** What is asked of some categories besides. */
export const askedOfCategory: Record<number, readonly Asked[]> = {
  1: phone,
  12: cover,
  34: cover,
  16: sound,
  9: power,
  11: power,
  40: power,
  3: repair,
  25: repair,
}
