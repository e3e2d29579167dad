import type { Messages } from './use-messages.ts'

/** The store's bank accounts, and how a customer pays into them. */
const en = {
  accounts: 'Our bank accounts',
  payExactly: (total: string, hours: number) =>
    `Pay exactly ${total} into one of these accounts. Send us the proof within ${hours === 1 ? 'an hour' : `${hours} hours`}; otherwise the order is canceled.`,
  sendAfterwards: 'You send the proof on the next page.',
  kinds: { savings: 'Savings account', checking: 'Checking account' },
  holder: (name: string) => `In the name of ${name}`,
  taxId: (number: string) => `RNC ${number}`,
  copy: 'Copy',
  copyNamed: (bank: string) => `Copy the account number of ${bank}`,
  copied: 'Account number copied',
  notCopied: 'Your browser does not let us copy. Here is the number:',
  notLoaded: 'We could not load our bank accounts.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  accounts: 'Nuestras cuentas de banco',
  payExactly: (total, hours) =>
    `Deposita exactamente ${total} en una de estas cuentas. Envíanos el comprobante en ${hours === 1 ? 'una hora' : `${hours} horas`}; si no, el pedido se cancela.`,
  sendAfterwards: 'El comprobante se envía en la página siguiente.',
  kinds: { savings: 'Cuenta de ahorros', checking: 'Cuenta corriente' },
  holder: (name) => `A nombre de ${name}`,
  taxId: (number) => `RNC ${number}`,
  copy: 'Copiar',
  copyNamed: (bank) => `Copiar el número de cuenta de ${bank}`,
  copied: 'Número de cuenta copiado',
  notCopied: 'Tu navegador no nos deja copiar. Este es el número:',
  notLoaded: 'No pudimos cargar nuestras cuentas de banco.',
  tryAgain: 'Intentar de nuevo',
}

export const bankAccountsMessages: Messages<typeof en> = { en, es }
