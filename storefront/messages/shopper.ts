import type { Messages } from './use-messages.ts'

// What pages need before the login modal is loaded; the modal's own texts are in sign-in.ts.
const en = {
  sessionOver: 'Your session is over. Sign in again to go on.',
  mayNotSignIn: 'This account may no longer sign in.',
  notSignedOut: 'We could not sign you out. Check your connection and try again.',
  signInToSee: 'Sign in to see this',
  signInToSeeDetail: 'Your orders, addresses and settings are in your account.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  loading: 'Loading…',
  unknownBranch: (code: number) => `Branch ${code}`,
}

const es: typeof en = {
  sessionOver: 'Tu sesión terminó. Entra de nuevo para seguir.',
  mayNotSignIn: 'Con esta cuenta ya no se puede entrar.',
  notSignedOut: 'No pudimos cerrar tu sesión. Revisa tu conexión e inténtalo de nuevo.',
  signInToSee: 'Entra para ver esto',
  signInToSeeDetail: 'Tus pedidos, direcciones y ajustes están en tu cuenta.',
  signIn: 'Entrar',
  signUp: 'Crear una cuenta',
  loading: 'Cargando…',
  unknownBranch: (code) => `Sucursal ${code}`,
}

export const shopperMessages: Messages<typeof en> = { en, es }
