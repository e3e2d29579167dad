/** Before a number these words name an order, as pages and mails do: `Pedido 12`, `Order 12`. */
export const orderWords: readonly string[] = ['pedido', 'orden', 'order', 'compra', 'purchase']

/**
 * Words that say nothing of which page is meant: `como puedo ver mi pedido` is `pedido`. What comes before a number, such as `no`, is
 * among them.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a al el la lo los las un una de del en y o por para con mi mis me su sus tu tus se que es son hay cual cuales como ' +
    'cuando cuanto cuesta tarda quiero puedo puede pueden hacer hago hacen ver saber necesito tienen tiene ustedes sobre ' +
    'esta este no num nro numero the an of to for in on at my your our is are am be do does did you we i it can how what ' +
    'when much which want need see know about with long number hola hi hello please favor'
  ).split(' '),
)
