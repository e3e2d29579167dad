import type { Messages } from './use-messages.ts'

const en = { label: 'You are here' }
const es: typeof en = { label: 'Estás aquí' }

export const breadcrumbMessages: Messages<typeof en> = { en, es }
