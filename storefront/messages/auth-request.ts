import type { Messages } from './use-messages.ts'

const en = {
  title: 'No sign-in to approve',
  text: 'Nobody is waiting to sign in from another device. If you followed a link, it has expired or was used already. If you did not ask for it, look at the devices of your account.',
  devices: 'See my devices',
}

const es: typeof en = {
  title: 'No hay ningún inicio de sesión por aprobar',
  text: 'Nadie espera para entrar desde otro dispositivo. Si seguiste un enlace, venció o ya se usó. Si no lo pediste, revisa los dispositivos de tu cuenta.',
  devices: 'Ver mis dispositivos',
}

export const authRequestMessages: Messages<typeof en> = { en, es }
