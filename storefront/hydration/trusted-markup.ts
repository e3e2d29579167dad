interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

/**
 * The markup that libraries write as text: React before it fills a script, Leaflet when it looks for SVG and on its
 * buttons.
 */
const known = new Set([
  '<script></script>',
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
])

/**
 * The pages' policy lets no text become markup (Trusted Types), but for these very texts, and for those without a tag,
 * which make no element. Whatever else would be read as markup fails; drawings and links are made as elements.
 */
export function trustKnownMarkup(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && !known.has(text) ? null : text),
  })
}
