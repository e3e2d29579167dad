import type { Messages } from './use-messages.ts'

const en = {
  setupIntro:
    'Scan this code with an authenticator app, such as Google Authenticator, then write the six digits it shows.',
  qrLabel: 'QR code for an authenticator app',
  openApp: 'Open it in the app on this device',
  typeSecret: 'Or type this secret into the app:',
  recoveryIntro:
    'Store these codes where you find them without your phone. Each one replaces the app once. We show them this one time.',
  copy: 'Copy',
  copied: 'The codes were copied.',
  notCopied: 'Your browser did not allow it. Select the codes and copy them.',
  save: 'Save as a file',
  storedCodes: 'I have stored them',
}

const es: typeof en = {
  setupIntro:
    'Escanea este código con una aplicación de autenticación, como Google Authenticator, y escribe los seis dígitos que muestra.',
  qrLabel: 'Código QR para una aplicación de autenticación',
  openApp: 'Abrirlo en la aplicación de este dispositivo',
  typeSecret: 'O escribe este secreto en la aplicación:',
  recoveryIntro:
    'Guarda estos códigos donde los encuentres sin tu celular. Cada uno reemplaza la aplicación una vez. Los mostramos solo ahora.',
  copy: 'Copiar',
  copied: 'Los códigos se copiaron.',
  notCopied: 'Tu navegador no lo permitió. Selecciona los códigos y cópialos.',
  save: 'Guardar en un archivo',
  storedCodes: 'Ya los guardé',
}

export const twoStepMessages: Messages<typeof en> = { en, es }
