import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolbarColours } from './toolbar-colours.ts'

const source =
  readFileSync(new URL('./tokens.css', import.meta.url), 'utf8') +
  readFileSync(new URL('../map/drawing.css', import.meta.url), 'utf8')

type StoreVariant = keyof typeof toolbarColours
type Theme = keyof (typeof toolbarColours)[StoreVariant]

/** The tokens of a look in a theme, the later rules over the earlier ones as the browser has them. */
function tokensOf(storeVariant: StoreVariant, theme: Theme): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const [, selector = '', body = ''] of source.matchAll(/^(:root\S*) \{\n([\s\S]*?)^\}/gm)) {
    if (selector !== ':root' && selector !== `:root[data-variant='${storeVariant}']`) continue
    const [always = '', inDark = ''] = body.split('@variant dark-theme {')
    for (const [, name = '', value = ''] of `${always}${theme === 'dark' ? inDark : ''}`.matchAll(
      /--([\w-]+): ([^;]+);/g,
    ))
      tokens[name] = value
  }
  return tokens
}

/** The luminance of a colour, as WCAG reckons it. */
function luminance(tokens: Record<string, string>, name: string): number {
  const value = tokens[name] as string
  const other = /^var\(--([\w-]+)\)$/.exec(value)
  if (other) return luminance(tokens, other[1] as string)
  const [, lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(value) ?? []).map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (linear: number) => Math.min(1, Math.max(0, linear))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Record<string, string>, front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(tokens, front), luminance(tokens, back)].sort((one, two) => one - two)
  return (light + 0.05) / (dark + 0.05)
}

/** A part whose text is read needs no more (WCAG 1.4.11), but its tone has to be seen. */
const toneMin = 1.6
const surfaces = ['paper', 'raised', 'sunken']
const texts: [string, string][] = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'muted', 'link', 'price-drop'].map((text): [string, string] => [text, surface]),
  ),
  ...['paper', 'raised'].flatMap((surface) =>
    ['success', 'warning', 'danger'].map((text): [string, string] => [text, surface]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'accent-soft'],
  ['price-drop', 'accent-soft'],
  ['on-tonal', 'tonal'],
  ['link', 'link-soft'],
  ['ink', 'link-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['on-night', 'night'],
  ['on-night', 'night-raised'],
  ['ink', 'quiet'],
  ['ink', 'segment'],
  ['ink', 'display'],
  ...['stage-mango', 'stage-sea', 'stage-dusk'].flatMap((stage) =>
    ['ink', 'muted', 'price-drop'].map((text): [string, string] => [text, stage]),
  ),
  ['ink', 'land'],
  ['ink', 'sea'],
]
/** Icons and lines that must be distinguishable from the colour beside them. */
const iconPairs: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ['focus', surface]),
  ['focus-on-night', 'night'],
  ['focus-on-night', 'night-raised'],
  ['line-strong', 'raised'],
  ['pin', 'land'],
  ['pin', 'sea'],
  ['pin-current', 'land'],
]

for (const storeVariant of ['main', 'variant'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const tokens = tokensOf(storeVariant, theme)
    test.each(texts)(`${storeVariant}, ${theme}: %s on %s is read by everybody`, (front, back) => {
      expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(iconPairs)(`${storeVariant}, ${theme}: %s on %s is seen by everybody`, (front, back) => {
      expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3)
    })
    if (theme === 'dark')
      test.each(['raised', 'paper'])(`${storeVariant}, dark: the edge of a tonal button is seen on %s`, (back) => {
        expect(contrast(tokens, 'tonal-edge', back)).toBeGreaterThanOrEqual(3)
      })
    if (theme === 'dark')
      test(`${storeVariant}, dark: the chosen part of a control is lighter than its track`, () => {
        expect(contrast(tokens, 'segment', 'sunken')).toBeGreaterThanOrEqual(toneMin)
      })
    test(`${storeVariant}, ${theme}: the colour of the browser’s toolbar in the head is that of the style sheet`, () => {
      expect(toolbarColours[storeVariant][theme]).toBe(tokens['toolbar'])
    })
  }
}
