import type { Messages } from './use-messages.ts'

const en = {
  title: 'Share',
  share: 'Share',
  intro: 'Send it to somebody, or keep the link.',
  on: (network: string) => `Share on ${network}`,
  byEmail: 'Email',
  copy: 'Copy link',
  more: 'More apps…',
  link: 'Link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Mark it and copy it by hand.',
  forInstagram: 'Link copied for Instagram',
  pasteThere: 'Paste it into your story or a message.',
  openInstagram: 'Open Instagram',
  message: (title: string, url: string) => `${title}\n${url}`,
  notShared: 'It could not be shared. Copy the link instead.',
}

const es: typeof en = {
  title: 'Compartir',
  share: 'Compartir',
  intro: 'Envíaselo a alguien o guarda el enlace.',
  on: (network) => `Compartir en ${network}`,
  byEmail: 'Correo',
  copy: 'Copiar enlace',
  more: 'Más aplicaciones…',
  link: 'Enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar el enlace. Márcalo y cópialo a mano.',
  forInstagram: 'Enlace copiado para Instagram',
  pasteThere: 'Pégalo en tu historia o en un mensaje.',
  openInstagram: 'Abrir Instagram',
  message: (title, url) => `${title}\n${url}`,
  notShared: 'No se pudo compartir. Copia el enlace.',
}

export const shareMessages: Messages<typeof en> = { en, es }
