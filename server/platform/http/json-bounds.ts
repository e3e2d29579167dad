/**
 * Limits of a JSON document. The contract needs far less; parsing and checking more would cost more than one request
 * may.
 */
const depthMax = 20
const entriesMax = 1_000
const valuesMax = 50_000

/**
 * The field of a JSON document that is nested too deep, or in which a list, an object or the whole document is too
 * long; '' where this is outside of any field. Undefined for every other text, which need not be JSON. It scans the
 * text once, since parsing the document first would already cost too much.
 */
export function oversizedField(text: string): string | undefined {
  const entries: number[] = []
  let values = 0
  let lastText: [from: number, until: number] = [0, 0]
  let field: [from: number, until: number] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const until = endOfText(text, at)
        lastText = [at, until]
        at = until - 1
        break
      }
      case ':':
        if (entries.length === 1) field = lastText
        break
      case '{':
      case '[':
        entries.push(1)
        if (entries.length > depthMax) return nameIn(text, field)
        break
      case '}':
      case ']':
        entries.pop()
        break
      case ',': {
        values += 1
        const count = (entries.pop() ?? 0) + 1
        if (count > entriesMax || values > valuesMax) return nameIn(text, field)
        entries.push(count)
        break
      }
    }
  }
  return undefined
}

/** The index where a JSON string ends: after the next quote that no backslash escapes. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; ; at += 1) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
}

function nameIn(text: string, [from, until]: readonly [number, number]): string {
  try {
    return String(JSON.parse(text.slice(from, until)))
  } catch {
    return ''
  }
}
