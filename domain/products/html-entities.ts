const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    aacute: 'á',
    eacute: 'é',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    ntilde: 'ñ',
    Aacute: 'Á',
    Eacute: 'É',
    Iacute: 'Í',
    Oacute: 'Ó',
    Uacute: 'Ú',
    Ntilde: 'Ñ',
    uuml: 'ü',
    Uuml: 'Ü',
    iquest: '¿',
    iexcl: '¡',
    deg: '°',
    reg: '®',
    trade: '™',
    copy: '©',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    laquo: '«',
    raquo: '»',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    times: '×',
    frac12: '½',
    plusmn: '±',
    euro: '€',
  }),
)

/**
 * The text with its HTML entities replaced by their characters, each once: `&amp;lt;` becomes `&lt;`. Unknown entities
 * stay as they are written.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,8}));/g,
    (whole, decimal, hex, name) => {
      if (name) return named.get(name) ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      const isText =
        (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff)
      return isText ? String.fromCodePoint(code) : ' '
    },
  )
}
