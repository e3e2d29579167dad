import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { textOn } from '#server/platform/contrast.ts'
import { requestPath } from '#server/platform/http/request-path.ts'
import { type Shop, ShopFileError, type ShopImage } from '#server/platform/shop.ts'

/** A picture as a page refers to it, with its size in pixels. */
export interface ShownImage {
  src: string
  width: number
  height: number
}

/** The shop's own data that every page shows. */
export interface ShownShop {
  name: string
  legalName: string
  rnc: string
  logo?: ShownImage
  logoDark?: ShownImage
  icon?: ShownImage
  /** The path of the style sheet with the shop's accents. */
  accents?: string
}

interface File {
  type: string
  bytes: Buffer
}

/**
 * The shop's logo, icon, accents and web manifest as files whose paths change with their content. Refuses a picture that
 * cannot be read, or whose format is not that of its name.
 */
export async function createShopFiles(shop: Shop) {
  const files = new Map<string, File>()
  const { logo, logoDark, icon } = shop.images
  const shown: ShownShop = {
    name: shop.name,
    legalName: shop.legalName,
    rnc: shop.rnc,
    ...(logo && { logo: await addImage(files, logo) }),
    ...(logoDark && { logoDark: await addImage(files, logoDark) }),
    ...(icon && { icon: await addImage(files, icon) }),
    ...(shop.accent && {
      accents: add(files, { type: 'text/css; charset=utf-8', bytes: Buffer.from(accentSheet(shop.accent)) }, 'css'),
    }),
  }
  const manifest: File = { type: 'application/manifest+json', bytes: Buffer.from(JSON.stringify(manifestOf(shown))) }

  /** Serves one of the files; false for every other path. */
  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const path = requestPath(request)
    const isManifest = path === '/store.webmanifest'
    const found = isManifest ? manifest : files.get(path)
    if (!found) return false
    response.writeHead(200, {
      // Opened by itself, an SVG is a document: it may run nothing.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'content-type': found.type,
      'content-length': found.bytes.length,
      'cache-control': isManifest ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
    return true
  }
  return { shown, serve }
}

async function addImage(files: Map<string, File>, { path, type }: ShopImage): Promise<ShownImage> {
  const ending = type.split(/[/+;]/)[1] as string
  const refused = (reason: string) => new ShopFileError([`${path}, which store.json names, ${reason}.`])
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw refused(`cannot be read (${(error as Error).message})`)
  }
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (format !== ending || !width || !height) throw refused(`is no ${ending.toUpperCase()} picture`)
  return { src: add(files, { type, bytes }, ending), width, height }
}

function add(files: Map<string, File>, file: File, ending: string): string {
  const path = `/shop-files/${hash('sha256', file.bytes, 'base64url').slice(0, 16)}.${ending}`
  files.set(path, file)
  return path
}

/**
 * The design tokens that follow from an accent, for both themes; text on the accent is black or white, whichever has
 * more contrast.
 */
function accentSheet({ light, dark }: { light: string; dark: string }): string {
  const tokens = (accent: string, hover: 'black' | 'white') =>
    [
      `--accent:${accent}`,
      `--accent-hover:color-mix(in oklch,${accent} 88%,${hover})`,
      `--on-accent:${textOn(accent)}`,
      `--accent-soft:color-mix(in oklch,${accent} 14%,var(--paper))`,
      // A reduced price is shown on the paper and on the soft accent: the colour of text is legible on both, whatever
      // the accent.
      `--price-drop:var(--ink)`,
    ].join(';')
  const night = tokens(dark, 'white')
  return [
    `:root:root:root{${tokens(light, 'black')}}`,
    `:root:root:root[data-theme=dark]{${night}}`,
    `@media (prefers-color-scheme:dark){:root:root:root:not([data-theme=light]){${night}}}`,
  ].join('\n')
}

function manifestOf({ name, icon }: ShownShop) {
  const own = icon && { src: icon.src, sizes: `${icon.width}x${icon.height}` }
  return {
    name,
    short_name: name.length <= 12 ? name : (name.split(/\s/, 1)[0] as string),
    start_url: '/',
    display: 'standalone',
    background_color: '#fcfaf6',
    theme_color: '#fcfaf6',
    icons: own
      ? [own]
      : [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
        ],
  }
}
