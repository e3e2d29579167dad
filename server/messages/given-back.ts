import { formatMoney } from '#domain/money/money.ts'
import { paragraph } from './mail-parts.ts'

/** What goes back to payments and what became a credit note, as paragraphs; nothing was paid where both are zero. */
export function givenBack(returnedCentavos: number, creditedCentavos: number) {
  const back = formatMoney(returnedCentavos - creditedCentavos)
  const credit = formatMoney(creditedCentavos)
  const goesBack = returnedCentavos > creditedCentavos
  const isCredited = creditedCentavos > 0
  return {
    en: [
      ...(goesBack
        ? [
            `What you paid, ${back}, goes back to where it came from. A card or a PayPal account may take some days to show it.`,
          ]
        : []),
      ...(isCredited
        ? [`${credit} of what you paid is a credit note now: it is among your balances, and you can pay with it.`]
        : []),
      ...(goesBack || isCredited ? [] : ['You owe nothing for it.']),
    ].map((text) => paragraph(text)),
    es: [
      ...(goesBack
        ? [
            `Lo que pagaste, ${back}, vuelve a donde salió. Una tarjeta o una cuenta de PayPal puede tardar unos días en mostrarlo.`,
          ]
        : []),
      ...(isCredited
        ? [`${credit} de lo que pagaste son ahora una nota de crédito: está entre tus saldos y puedes pagar con ella.`]
        : []),
      ...(goesBack || isCredited ? [] : ['No debes nada por él.']),
    ].map((text) => paragraph(text)),
  }
}
