import mastercard from '../theme/marks/mastercard.svg?no-inline'
import paypal from '../theme/marks/paypal.svg?no-inline'
import visa from '../theme/marks/visa.svg?no-inline'

/** The marks of the card brands that a card payment accepts, as URLs of the store's own drawings. */
export const cardMarks = { visa, mastercard }

export const paypalMark = paypal
