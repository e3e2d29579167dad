import { getProductByCode } from '#contract/products.ts'
import { CallFailed, type Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { previewMessages } from '#server/messages/preview-pictures.ts'
import type { FindProduct } from './serve-previews.ts'

/** Finds the text of a product's preview picture: its name, a visitor's unit price now, and the one before an offer. */
export function createFindProduct(clientFor: (language: Language) => Client): FindProduct {
  return async (code, language) => {
    const found = await clientFor(language).call(getProductByCode, { code }).catch(nothingWhereUnknown)
    if (!found) return undefined
    const {
      description,
      price,
      special_price: special,
      quantity_required_special_price: required,
      imageGallery,
    } = found.product
    const isOffer = price !== null && special > 0 && special < price && required <= 1
    return {
      title: description,
      price: price === null ? previewMessages[language].noPrice : formatMoney(toCentavos(isOffer ? special : price)),
      oldPrice: isOffer ? formatMoney(toCentavos(price)) : undefined,
      picture: imageGallery[0]?.picture_url,
    }
  }
}

function nothingWhereUnknown(error: unknown): undefined {
  if (error instanceof CallFailed && (error.httpStatus === 404 || error.httpStatus === 422)) return undefined
  throw error
}
