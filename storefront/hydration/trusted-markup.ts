interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

/**
 * The HTML that libraries set from text: React before it fills a script, Leaflet when it tests for SVG and on its
 * buttons.
 */
const known = new Set([
  '<script></script>',
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
])

/**
 * Allows these texts, and texts without a tag, to be set as HTML. The pages' policy (Trusted Types) refuses every other
 * text; the storefront makes its drawings and links as elements.
 */
export function trustKnownMarkup(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && !known.has(text) ? null : text),
  })
}
