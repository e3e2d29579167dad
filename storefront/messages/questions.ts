import type { Language } from '#contract/language.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { type DeliveryCost, type DeliveryExample, deliveryCosts } from './delivery-example.ts'
import type { Messages } from './use-messages.ts'

export type QuestionGroup = 'delivery' | 'payment' | 'orders'

/** A frequent question, its answer, and where more is to be read. */
export interface Question {
  group: QuestionGroup
  question: string
  answer: string
  /** The ways of delivery, which follow the answer. */
  costs?: readonly DeliveryCost[]
  more?: { to: string; text: string }
}

/** The questions whose answers hold for every store. */
const questions: Messages<readonly Question[]> = {
  en: [
    {
      group: 'delivery',
      question: 'How long does delivery take, and what does it cost?',
      answer: 'It depends on where you are. You see the exact price for your address before you order.',
      more: { to: '/home/policies/delivery#cost', text: 'Prices of all branches and provinces' },
    },
    {
      group: 'delivery',
      question: 'Can I pick up my order at a branch?',
      answer:
        'Yes, without extra fee. Choose pickup at checkout and come when we write to you that it is ready. Bring the pass of that mail and your identification. Somebody else may come for you if you name them at checkout.',
      more: { to: '/home/policies/pickup', text: 'Pickup policy' },
    },
    {
      group: 'payment',
      question: 'Can I pay when I receive my order?',
      answer:
        'Yes. You pay in cash to the messenger when your order arrives, or at the branch when you pick it up. You pay nothing before.',
    },
    {
      group: 'payment',
      question: 'Do the prices include ITBIS?',
      answer: 'Yes, every price you see includes it. Your order shows how much of the total is ITBIS.',
    },
    {
      group: 'payment',
      question: 'Can I get a tax receipt?',
      answer:
        'Yes. At checkout, mark “I want a tax receipt, or to leave a note” where you choose the delivery, or press “Change” beside “Receipt: final consumer” where you pay. Then write your RNC or your national ID number. We check that it is valid as you write it.',
    },
    {
      group: 'orders',
      question: 'Why does each branch have its own cart?',
      answer:
        'Prices and stock differ from branch to branch, so each cart belongs to the branch whose prices you saw. Changing the branch loses nothing: the other cart waits for you. If you buy from several, you get one order for each.',
    },
    {
      group: 'orders',
      question: 'Do I need an account?',
      answer:
        'Not to look around or to fill a cart. To buy you sign in or create an account, which takes a minute, and your cart comes along. In your account you follow your orders and see the devices where you are signed in.',
    },
    {
      group: 'orders',
      question: 'Can I cancel an order?',
      answer:
        'Yes, yourself, in your account under Orders, until it is on its way or you have picked it up. From then on it can no longer be canceled; when it arrives, the return policy applies.',
      more: { to: '/home/policies/cancellations', text: 'Cancellation policy' },
    },
    {
      group: 'orders',
      question: 'What warranty do I get?',
      answer:
        '90 days from the day you receive them, unless the product’s page names another time. Bring the product to any branch with your order or invoice number.',
      more: { to: '/home/policies/warranty', text: 'Warranty policy' },
    },
    {
      group: 'orders',
      question: 'Can I return a product?',
      answer:
        'Yes, within 30 days from the day you receive it. Equipment complete and without damage from use, accessories in their closed package, earbuds with their seal closed; what has a fault can be opened. Request it in your account, in the order, and bring it to the branch of that order. You choose a credit note or your money back; what you paid in cash or by bank deposit comes back as a credit note.',
      more: { to: '/home/policies/returns', text: 'Return policy' },
    },
  ],
  es: [
    {
      group: 'delivery',
      question: '¿Cuánto tarda la entrega y cuánto cuesta?',
      answer: 'Depende de dónde estás. Ves el precio exacto para tu dirección antes de pedir.',
      more: { to: '/home/policies/delivery#cost', text: 'Precios de todas las sucursales y provincias' },
    },
    {
      group: 'delivery',
      question: '¿Puedo retirar mi pedido en una sucursal?',
      answer:
        'Sí, sin costo adicional. Elige retiro al finalizar la compra y ven cuando te escribamos que está listo. Trae el pase de ese correo y tu identificación. Otra persona puede venir por ti si la nombras al finalizar la compra.',
      more: { to: '/home/policies/pickup', text: 'Política de retiro' },
    },
    {
      group: 'payment',
      question: '¿Puedo pagar al recibir mi pedido?',
      answer:
        'Sí. Pagas en efectivo al mensajero cuando llega tu pedido, o en la sucursal cuando lo retiras. No pagas nada antes.',
    },
    {
      group: 'payment',
      question: '¿Los precios incluyen ITBIS?',
      answer: 'Sí, todos los precios que ves lo incluyen. Tu pedido muestra qué parte del total es ITBIS.',
    },
    {
      group: 'payment',
      question: '¿Puedo pedir comprobante fiscal?',
      answer:
        'Sí. Al finalizar la compra, marca “Quiero comprobante fiscal o dejar una nota” donde eliges la entrega, o presiona “Cambiar” junto a “Comprobante: consumidor final” donde pagas. Luego escribe tu RNC o tu cédula. Comprobamos que sea válido mientras lo escribes.',
    },
    {
      group: 'orders',
      question: '¿Por qué cada sucursal tiene su propio carrito?',
      answer:
        'Los precios y la existencia cambian de una sucursal a otra, así que cada carrito es de la sucursal cuyos precios viste. Al cambiar de sucursal no pierdes nada: el otro carrito te espera. Si compras en varias, recibes un pedido por cada una.',
    },
    {
      group: 'orders',
      question: '¿Necesito una cuenta?',
      answer:
        'Para mirar y llenar el carrito, no. Para comprar entras o creas una cuenta, que toma un minuto, y tu carrito te acompaña. En tu cuenta sigues tus pedidos y ves los dispositivos donde tienes la sesión abierta.',
    },
    {
      group: 'orders',
      question: '¿Puedo cancelar un pedido?',
      answer:
        'Sí, tú mismo, en tu cuenta, en Pedidos, hasta que vaya en camino o lo hayas retirado. Desde entonces ya no se puede cancelar; cuando llegue, aplica la política de devoluciones.',
      more: { to: '/home/policies/cancellations', text: 'Política de cancelaciones' },
    },
    {
      group: 'orders',
      question: '¿Qué garantía tienen los productos?',
      answer:
        '90 días desde el día en que los recibes, salvo que la página del producto indique otro plazo. Trae el producto a cualquier sucursal con el número de tu pedido o factura.',
      more: { to: '/home/policies/warranty', text: 'Política de garantía' },
    },
    {
      group: 'orders',
      question: '¿Puedo devolver un producto?',
      answer:
        'Sí, dentro de los 30 días desde que lo recibes. Equipos completos y sin daños por uso, accesorios en su empaque cerrado, audífonos internos con el sello cerrado; lo que tenga un defecto puede estar abierto. Solicítalo en tu cuenta, en el pedido, y llévalo a la sucursal de ese pedido. Eliges una nota de crédito o tu dinero de vuelta; lo que pagaste en efectivo o por depósito bancario vuelve como nota de crédito.',
      more: { to: '/home/policies/returns', text: 'Política de devoluciones' },
    },
  ],
}

const waysToPay: Messages<{ question: string; answer: (ways: string) => string; ways: [PaymentKind, string][] }> = {
  en: {
    question: 'How can I pay?',
    answer: (ways) => `You can pay with ${ways}. Checkout shows which of them your order can use.`,
    ways: [
      ['cash', 'cash when you receive your order'],
      ['card', 'a credit or debit card'],
      ['paypal', 'PayPal'],
      ['deposit_express', 'a bank deposit whose proof you send us'],
      ['gift_card', 'gift cards'],
      ['credit_note', 'credit notes'],
      ['deposit', 'the deposits of your account'],
      ['credit', 'store credit, where you have it'],
    ],
  },
  es: {
    question: '¿Qué formas de pago aceptan?',
    answer: (ways) => `Puedes pagar con ${ways}. Al finalizar la compra ves cuáles sirven para tu pedido.`,
    ways: [
      ['cash', 'efectivo al recibir tu pedido'],
      ['card', 'tarjeta de crédito o débito'],
      ['paypal', 'PayPal'],
      ['deposit_express', 'depósito bancario con su comprobante'],
      ['gift_card', 'tarjetas de regalo'],
      ['credit_note', 'notas de crédito'],
      ['deposit', 'los depósitos de tu cuenta'],
      ['credit', 'crédito de la tienda, si lo tienes'],
    ],
  },
}

const placeOfPayments = 2

/**
 * The FAQ (SHELL-17), with the ways to pay that the store accepts now, and without that question where they are not
 * known; with what deliveries cost, in figures where those are known. It promises nothing that checkout does not keep.
 */
export function questionsOf(
  language: Language,
  accepted: readonly PaymentKind[],
  example: DeliveryExample | null = null,
): readonly Question[] {
  const { question, answer, ways } = waysToPay[language]
  const names = ways.flatMap(([kind, name]) => (accepted.includes(kind) ? [name] : []))
  const payments =
    names.length === 0
      ? []
      : [
          {
            group: 'payment' as const,
            question,
            answer: answer(new Intl.ListFormat(language, { type: 'disjunction' }).format(names)),
          },
        ]
  const [delivery, ...others] = questions[language]
  const first = delivery ? [{ ...delivery, costs: deliveryCosts(language, example) }] : []
  return [...first, ...others].toSpliced(placeOfPayments, 0, ...payments)
}
