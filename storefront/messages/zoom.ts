import type { Messages } from './use-messages.ts'

/** What the enlarged picture says beside the gallery’s own texts. */
const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

const es: typeof en = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
}

export const zoomMessages: Messages<typeof en> = { en, es }
