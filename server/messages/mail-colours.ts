import { textOn } from '#server/platform/contrast.ts'
import type { Settings } from '#server/platform/settings.ts'

/**
 * The colours of a mail in one theme. They are those of `storefront/theme/tokens.css` as hexadecimal numbers, since mail
 * programs know neither variables nor `oklch`; a test compares them.
 */
export interface MailColours {
  paper: string
  raised: string
  sunken: string
  line: string
  ink: string
  muted: string
  link: string
  accent: string
  onAccent: string
}

type Theme = 'light' | 'dark'

export const surfaces: Record<Theme, Omit<MailColours, 'accent' | 'onAccent'>> = {
  light: {
    paper: '#fcf9f5',
    raised: '#ffffff',
    sunken: '#f4f1ea',
    line: '#e3dfd7',
    ink: '#191e28',
    muted: '#565c69',
    link: '#006472',
  },
  dark: {
    paper: '#0e141e',
    raised: '#181e2a',
    sunken: '#0a0e17',
    line: '#282f3b',
    ink: '#f3f0ea',
    muted: '#a4adb9',
    link: '#71d0d5',
  },
}

/** The accents of the two store variants, for a shop that has none of its own. */
export const accents: Record<Settings['STORE_LOOK'], Record<Theme, string>> = {
  main: { light: '#fd9320', dark: '#ffa141' },
  variant: { light: '#5557d6', dark: '#a09ffa' },
}

/** The colours of the shop's mails in both themes. Text on the accent is black or white, whichever has more contrast. */
export function mailColours({ shop, STORE_LOOK }: Pick<Settings, 'shop' | 'STORE_LOOK'>): Record<Theme, MailColours> {
  const own = shop.accent ?? accents[STORE_LOOK]
  const coloursOf = (theme: Theme) => ({ ...surfaces[theme], accent: own[theme], onAccent: textOn(own[theme]) })
  return { light: coloursOf('light'), dark: coloursOf('dark') }
}
