import type { Messages } from './use-messages.ts'

/** What buying as a business brings, needs and leaves as it is (ACCOUNT-100). */
const en = {
  gets: 'What a business gets',
  receipt: 'Tax receipts without typing',
  receiptDetail: 'At checkout, one tap adds the RNC of your business to the receipt.',
  prices: 'Your business prices',
  pricesDetail: 'Our branches give a business a customer code. With it you see the prices of your business.',
  addCode: 'Add a customer code',
  needs: 'What we ask for',
  data: 'Business details',
  dataDetail: 'Its name, its RNC or the owner’s cédula, what kind of business it is and how it buys.',
  pictures: 'Pictures of the RNC document or cédula',
  picturesDetail:
    'After you save, our staff check with them that the number is yours. Nobody but you and the store sees them.',
  privacy: 'Privacy policy',
}

const es: typeof en = {
  gets: 'Qué gana un negocio',
  receipt: 'Comprobantes fiscales sin escribir',
  receiptDetail: 'Al pagar, un toque agrega el RNC de tu negocio al comprobante.',
  prices: 'Los precios de tu negocio',
  pricesDetail: 'La sucursal da al negocio un código de cliente. Con él verás los precios de tu negocio.',
  addCode: 'Agregar un código de cliente',
  needs: 'Qué te pedimos',
  data: 'Los datos del negocio',
  dataDetail: 'Su nombre, su RNC o la cédula del dueño, qué tipo de negocio es y cómo compra.',
  pictures: 'Fotos del documento del RNC o de la cédula',
  picturesDetail:
    'Después de guardar, con ellas nuestro personal comprueba que el número es tuyo. Solo las ven la tienda y tú.',
  privacy: 'Política de privacidad',
}

export const businessFactsMessages: Messages<typeof en> = { en, es }
