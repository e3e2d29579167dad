import type { Messages } from './use-messages.ts'

interface BreadcrumbMessages {
  label: string
}

export const breadcrumbMessages: Messages<BreadcrumbMessages> = {
  en: { label: 'You are here' },
  es: { label: 'Estás aquí' },
}
