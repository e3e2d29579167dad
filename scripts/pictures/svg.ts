/** The elements of the pictures in docs/pictures: text as text, colours for light and dark pages. */

export const lineHeight = 17
const titleSize = 14
const textSize = 12

interface Colours {
  paper: string
  ink: string
  faint: string
  box: string
  group: string
  line: string
  strong: string
}

// Text on a box has a contrast of at least 4.5 : 1 in both schemes.
const light: Colours = {
  paper: '#ffffff',
  ink: '#1c2430',
  faint: '#505b6b',
  box: '#eef2f7',
  group: '#f8fafc',
  line: '#5d6b7e',
  strong: '#1d4fb8',
}
const dark: Colours = {
  paper: '#10151c',
  ink: '#e8edf4',
  faint: '#aab6c6',
  box: '#1e2733',
  group: '#161d27',
  line: '#8b9ab0',
  strong: '#8fb4ff',
}

/** The colours as rules without custom properties, which many SVG viewers do not know. */
const coloured = ({ paper, ink, faint, box, group, line, strong }: Colours): string => `
  text { fill: ${ink} }
  .faint { fill: ${faint} }
  .reference { fill: ${strong} }
  .label { fill: ${faint}; stroke: ${paper} }
  .paper { fill: ${paper} }
  .box { fill: ${box}; stroke: ${line} }
  .group { fill: ${group}; stroke: ${line} }
  .arrow { stroke: ${line} }
  #head path { fill: ${line} }`

const style = `
  text { font-family: system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; font-size: ${textSize}px }
  .title { font-size: ${titleSize}px; font-weight: 600 }
  .key { font-weight: 600 }
  .label { font-style: italic; paint-order: stroke; stroke-width: 5px }
  .group { stroke-dasharray: 4 4 }
  .arrow { fill: none; stroke-width: 1.4; marker-end: url(#head) }
  .dashed { stroke-dasharray: 5 4 }${coloured(light)}
  @media (prefers-color-scheme: dark) {${coloured(dark)}
  }`

export interface Picture {
  title: string
  /** A description for readers who cannot see the picture. */
  description: string
  width: number
  height: number
}

/** A whole SVG document around its elements. */
export function svg({ title, description, width, height }: Picture, elements: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>${style}
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0.5 8 4 0 7.5Z"/></marker></defs>
<rect class="paper" width="${width}" height="${height}"/>
${elements.join('\n')}
</svg>
`
}

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export const rectangle = (name: string, { x, y, width, height }: Rectangle): string =>
  `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`

interface Label {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
}

export const text = (name: string, content: string, { x, y, anchor = 'start' }: Label): string =>
  `<text class="${name}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`

const escaped = (content: string): string => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
