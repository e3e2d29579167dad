import type { Messages } from './use-messages.ts'

const en = {
  expiredTitle: 'Your reservation has ended',
  expiredText:
    'Your products are no longer reserved. Check whether they are still available; what you filled in stays.',
  lostTitle: 'Let us check your order again',
  lostText:
    'Your products are no longer reserved, perhaps because you continued in another tab. Nothing was charged, and what you filled in stays.',
  checkAgain: 'Check again',
  checking: 'Checking…',
}

const es: typeof en = {
  expiredTitle: 'Tu reserva terminó',
  expiredText: 'Tus productos ya no están reservados. Verifica si siguen disponibles; lo que llenaste se queda.',
  lostTitle: 'Verifiquemos tu pedido de nuevo',
  lostText:
    'Tus productos ya no están reservados, quizás porque seguiste en otra pestaña. No se cobró nada, y lo que llenaste se queda.',
  checkAgain: 'Verificar de nuevo',
  checking: 'Verificando…',
}

export const reservationEndMessages: Messages<typeof en> = { en, es }
