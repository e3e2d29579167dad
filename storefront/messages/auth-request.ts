import type { Messages } from './use-messages.ts'

const en = {
  title: 'Approve a sign-in',
  intro: 'A device wants to sign in to your account:',
  reason: 'Whoever approves the sign-in of another device has to be signed in on this one.',
  device: 'Device',
  since: 'Asked',
  digits: 'The six digits that it shows',
  incomplete: 'Write the six digits that the other device shows.',
  warning: 'Approve only a device that you have before you. The store never asks you for these digits.',
  approve: 'Approve',
  refuse: 'Refuse',
  sending: 'One moment…',
  approvedTitle: 'Approved',
  approvedText: 'The other device goes on by itself. It is on the list of your devices, where you can end its session.',
  refusedTitle: 'Refused',
  refusedText: 'The other device is not signed in. If you did not begin this, somebody may be trying to trick you.',
  overTitle: 'No sign-in to approve',
  overText:
    'Nobody is waiting to sign in from another device. If you followed a link, it has expired or was used already. If you did not ask for it, look at the devices of your account.',
  devices: 'See my devices',
  retry: 'Try again',
  network: 'We got no answer. Check your connection and try again.',
  unexpected: 'Sorry, an error has occurred. Try again later.',
}

const es: typeof en = {
  title: 'Aprobar un inicio de sesión',
  intro: 'Un dispositivo quiere entrar a tu cuenta:',
  reason: 'Para aprobar la entrada de otro dispositivo hay que haber entrado en este.',
  device: 'Dispositivo',
  since: 'Lo pidió',
  digits: 'Los seis dígitos que muestra',
  incomplete: 'Escribe los seis dígitos que muestra el otro dispositivo.',
  warning: 'Aprueba solo un dispositivo que tengas delante. La tienda nunca te pide estos dígitos.',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  sending: 'Un momento…',
  approvedTitle: 'Aprobado',
  approvedText:
    'El otro dispositivo sigue por sí solo. Está en la lista de tus dispositivos, donde puedes cerrar su sesión.',
  refusedTitle: 'Rechazado',
  refusedText: 'El otro dispositivo no entró. Si no lo empezaste tú, quizás alguien intenta engañarte.',
  overTitle: 'No hay ningún inicio de sesión por aprobar',
  overText:
    'Nadie espera para entrar desde otro dispositivo. Si seguiste un enlace, venció o ya se usó. Si no lo pediste, revisa los dispositivos de tu cuenta.',
  devices: 'Ver mis dispositivos',
  retry: 'Probar de nuevo',
  network: 'No recibimos respuesta. Revisa tu conexión e inténtalo de nuevo.',
  unexpected: 'Lo sentimos, ocurrió un error. Inténtalo más tarde.',
}

export const authRequestMessages: Messages<typeof en> = { en, es }
