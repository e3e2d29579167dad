import type { ComponentProps } from 'react'
import type { DigitMask } from './digit-mask.ts'
import { TextField } from './text-field.tsx'
import { useDigitMask } from './use-digit-mask.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> & {
  mask: DigitMask
  value: string
  onValue: (value: string) => void
}

/** A text field for digits with a mask. */
export function DigitsField({ mask, value, onValue, ...field }: Props) {
  const masked = useDigitMask(mask, value, onValue)
  return <TextField {...field} {...masked} value={value} inputMode="numeric" />
}
