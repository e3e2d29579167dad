import type { Messages } from './use-messages.ts'

/** What buying as a business brings, needs and leaves as it is, and what follows once one is added (ACCOUNT-100). */
const en = {
  gets: 'What a business gets',
  receipt: 'Tax receipts without typing',
  receiptDetail: 'At checkout, one tap adds the RNC of your business to the receipt.',
  prices: 'Your business prices',
  pricesDetail:
    'Do you buy at our branches? Your receipts there have a customer code: with it you see your prices here.',
  haveCode: 'Already have a customer code?',
  addCode: 'Add it',
  needs: 'What we ask for',
  data: 'Business details',
  dataDetail: 'Its name, its RNC or the owner’s cédula, what kind of business it is and how it buys.',
  pictures: 'Pictures of the RNC document or cédula',
  picturesDetail: 'They prove that the number is yours. Only you and the store see them:',
  privacy: 'privacy policy',
  next: 'What happens next',
  add: 'Add your business',
  addDetail: 'Save its details on this page.',
  addAndSendDetail: 'Save its details on this page, then send the pictures.',
  buy: 'Buy right away',
  /** Of a store that asks for no pictures. */
  buyDetail: 'Checkout offers your RNC, for a tax credit receipt (B01\u00A0or\u00A0e-CF\u00A031).',
  buyMeanwhileDetail:
    'No need to wait for the check: checkout offers your RNC, for a tax credit receipt (B01\u00A0or\u00A0e-CF\u00A031).',
  check: 'We check the number',
  checkDetail: 'Our staff compare it with the pictures. This page says that it is accepted, or why not.',
}

const es: typeof en = {
  gets: 'Qué gana un negocio',
  receipt: 'Comprobantes fiscales sin escribir',
  receiptDetail: 'Al pagar, un toque agrega el RNC de tu negocio al comprobante.',
  prices: 'Los precios de tu negocio',
  pricesDetail:
    '¿Compras en nuestras sucursales? Tus recibos tienen un código de cliente: con él ves aquí tus precios.',
  haveCode: '¿Ya tienes un código de cliente?',
  addCode: 'Agrégalo',
  needs: 'Qué te pedimos',
  data: 'Los datos del negocio',
  dataDetail: 'Su nombre, su RNC o la cédula del dueño, qué tipo de negocio es y cómo compra.',
  pictures: 'Fotos del documento del RNC o cédula',
  picturesDetail: 'Prueban que el número es tuyo. Solo las ven la tienda y tú:',
  privacy: 'política de privacidad',
  next: 'Qué sigue',
  add: 'Agregas tu negocio',
  addDetail: 'Guardas sus datos en esta página.',
  addAndSendDetail: 'Guardas sus datos en esta página y luego envías las fotos.',
  buy: 'Compras de inmediato',
  buyDetail: 'Al pagar te ofrecemos tu RNC, para un comprobante de crédito fiscal (B01\u00A0o\u00A0e-CF\u00A031).',
  buyMeanwhileDetail:
    'Sin esperar la revisión: al pagar te ofrecemos tu RNC, para un comprobante de crédito fiscal (B01\u00A0o\u00A0e-CF\u00A031).',
  check: 'Comprobamos el número',
  checkDetail: 'Nuestro personal lo compara con las fotos. Esta página te dice si está aceptado, o por qué no.',
}

export const businessFactsMessages: Messages<typeof en> = { en, es }
