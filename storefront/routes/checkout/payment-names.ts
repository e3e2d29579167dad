import type { ChosenPayment } from '#domain/payments/selection.ts'
import type { paymentMessages } from '../../messages/payment.ts'
import { brandNames } from '../../cards/brand-names.ts'
import type { SavedCard } from '../../cards/saved-card.ts'
import type { OfferedBalance, PaymentSources } from './payment-sources.ts'

type Texts = typeof paymentMessages.en

/** The name of a balance, such as `Gift card 41TF`. */
export function balanceName({ source, reference }: OfferedBalance, messages: Texts): string {
  const kinds = {
    gift_card: messages.giftCard,
    reward: messages.reward,
    deposit: messages.deposit,
    credit_note: messages.creditNote,
  }
  return `${kinds[source]} ${reference}`
}

/** The name of a card, such as `Visa ending in 4242`. */
export function cardName({ brand, last_four }: SavedCard, messages: Texts): string {
  return messages.endingIn(brandNames[brand], last_four)
}

/** The name of a chosen payment. One whose balance or card is not in the lists any more has the name of its kind. */
export function paymentName(payment: ChosenPayment, { balances, cards }: PaymentSources, messages: Texts): string {
  if ('token' in payment) {
    const card = cards.find(({ token }) => token === payment.token)
    return card ? cardName(card, messages) : messages.card
  }
  if ('id' in payment) {
    const balance = balances.find(({ id }) => id === payment.id)
    return balance ? balanceName(balance, messages) : kindNames(messages)[payment.kind]
  }
  return kindNames(messages)[payment.kind]
}

function kindNames(messages: Texts) {
  return {
    cash: messages.cash,
    credit: messages.credit,
    paypal: messages.paypal,
    deposit_express: messages.depositExpress,
    deposit: messages.deposit,
    credit_note: messages.creditNote,
    gift_card: messages.giftCard,
  }
}
