import { listProductsOfBarcodes } from '#server/modules/products/list-product-states.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A row whose barcode another product has too. */
export interface SharedBarcode {
  line: number
  barcode: string
  /** The code of the other product. */
  other: string
}

/** The products of a list, by code and by line. */
interface Listed {
  has(code: string): boolean
  /** The codes by their lines. */
  byLine(): ReadonlyMap<number, string>
}

const barcodesOfQuery = 5_000
const lengthsMax = 16

/**
 * Collects the barcodes of a list, and says at its end which of them two products have: two of the list, or one of the
 * list and one of the store that the list lacks. Leading zeros make no other barcode. A list may have very many, so that
 * each is stored as two numbers: its digits, and its line with its length.
 */
export function createSharedBarcodes() {
  const firsts = new Map<number, number>()
  const repeated: { line: number; barcode: string; first: number }[] = []
  return {
    add(line: number, barcode: string): void {
      const first = firsts.get(Number(barcode))
      if (first === undefined) firsts.set(Number(barcode), line * lengthsMax + barcode.length)
      else repeated.push({ line, barcode, first: Math.floor(first / lengthsMax) })
    },
    async end(db: Database, listed: Listed): Promise<SharedBarcode[]> {
      const codes = repeated.length > 0 ? listed.byLine() : new Map<number, string>()
      const shared = repeated.map(({ line, barcode, first }) => ({ line, barcode, other: codes.get(first) ?? '' }))
      const digits = [...firsts.keys()]
      for (let at = 0; at < digits.length; at += barcodesOfQuery) {
        const some = digits.slice(at, at + barcodesOfQuery).map(String)
        for (const { barcode, code } of await listProductsOfBarcodes(db, some)) {
          const first = firsts.get(Number(barcode)) as number
          const written = barcode.padStart(first % lengthsMax, '0')
          if (!listed.has(code)) shared.push({ line: Math.floor(first / lengthsMax), barcode: written, other: code })
        }
      }
      return shared.toSorted((a, b) => a.line - b.line)
    },
  }
}
