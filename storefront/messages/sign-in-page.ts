import type { Messages } from './use-messages.ts'

const en = {
  /** The page's heading, and its buttons. */
  titles: { 'sign-in': 'Sign in', 'sign-up': 'Create an account', 'forgot-password': 'Choose a new password' },
  texts: {
    'sign-in': 'With your account you see your orders, addresses and prices.',
    'sign-up': 'With an account you follow your orders, and your cart waits for you on every device.',
    'forgot-password': 'We send a code of six digits to the email of your account.',
  },
}

const es: typeof en = {
  titles: { 'sign-in': 'Entrar', 'sign-up': 'Crear una cuenta', 'forgot-password': 'Elegir una nueva contraseña' },
  texts: {
    'sign-in': 'Con tu cuenta ves tus pedidos, direcciones y precios.',
    'sign-up': 'Con una cuenta sigues tus pedidos y tu carrito te espera en todos tus dispositivos.',
    'forgot-password': 'Enviamos un código de seis dígitos al correo de tu cuenta.',
  },
}

export const signInPageMessages: Messages<typeof en> = { en, es }
