import type { Messages } from './use-messages.ts'

/** What buying as a business brings, needs and leaves as it is (ACCOUNT-100). */
const en = {
  title: 'What a business gets here',
  receipt: 'Tax receipts without typing',
  receiptDetail:
    'At checkout, one press writes the RNC of your business on the tax receipt. Without it anyone gets one too, by typing an RNC or a cédula.',
  prices: 'The prices of your customer code',
  pricesDetail:
    'Choosing “business” changes no price. If your business has a customer code at our branches, add it to your account and you pay its prices here.',
  addCode: 'Add it in your profile',
  needs: 'What we ask for',
  needsDetail: 'Its name, its RNC or the owner’s cédula, what kind of business it is and how it buys.',
  pictures: 'Why pictures of the document',
  picturesDetail:
    'After you save, we ask for pictures of the RNC document or cédula: our staff check with them that the number is yours. Nobody but you and the store sees them.',
  privacy: 'Privacy policy',
}

const es: typeof en = {
  title: 'Qué gana aquí un negocio',
  receipt: 'Comprobantes fiscales sin escribir',
  receiptDetail:
    'Al pagar, con un toque el RNC de tu negocio queda en el comprobante. Sin guardarlo también lo recibe cualquiera, escribiendo un RNC o una cédula.',
  prices: 'Los precios de tu código de cliente',
  pricesDetail:
    'Elegir “negocio” no cambia ningún precio. Si tu negocio tiene código de cliente en nuestras sucursales, agrégalo a tu cuenta y pagas sus precios aquí.',
  addCode: 'Agregarlo en tu perfil',
  needs: 'Qué te pedimos',
  needsDetail: 'Su nombre, su RNC o la cédula del dueño, qué tipo de negocio es y cómo compra.',
  pictures: 'Por qué fotos del documento',
  picturesDetail:
    'Después de guardar te pedimos fotos del documento del RNC o de la cédula: con ellas nuestro personal comprueba que el número es tuyo. Solo las ven la tienda y tú.',
  privacy: 'Política de privacidad',
}

export const businessFactsMessages: Messages<typeof en> = { en, es }
