import type { ComponentProps } from 'react'
import { emailMax } from '#domain/identity/email.ts'
import { TextField } from './text-field.tsx'

/** A text field for an e-mail: phones show its keyboard and fill it in, and nothing corrects what is typed. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailMax}
      {...props}
    />
  )
}
