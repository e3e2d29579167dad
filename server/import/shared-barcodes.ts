import { listProductsOfBarcodes } from '#server/modules/products/list-product-states.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A row whose barcode another product has too. */
export interface SharedBarcode {
  line: number
  barcode: string
  /** The code of the other product. */
  other: string
}

interface Listed {
  line: number
  barcode: string
  code: string
}

const barcodesOfQuery = 5_000

/**
 * Collects the barcodes of a list, and says at its end which of them two products have: two of the list, or one of the
 * list and one of the store that the list lacks. Leading zeros make no other barcode.
 */
export function createSharedBarcodes() {
  const firsts = new Map<string, Listed>()
  const shared: SharedBarcode[] = []
  return {
    add(line: number, code: string, barcode: string): void {
      const key = barcode.replace(/^0+/, '')
      const first = firsts.get(key)
      if (first) shared.push({ line, barcode, other: first.code })
      else firsts.set(key, { line, barcode, code })
    },
    async end(db: Database, isListed: (code: string) => boolean): Promise<SharedBarcode[]> {
      const keys = [...firsts.keys()]
      for (let at = 0; at < keys.length; at += barcodesOfQuery)
        for (const { barcode: key, code } of await listProductsOfBarcodes(db, keys.slice(at, at + barcodesOfQuery))) {
          const { line, barcode } = firsts.get(key) as Listed
          if (!isListed(code)) shared.push({ line, barcode, other: code })
        }
      return shared.toSorted((a, b) => a.line - b.line)
    },
  }
}
