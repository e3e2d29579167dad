import * as contract from '#contract/search.ts'
import { textOfBarcode } from '#server/modules/products/text-of-barcode.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { deleteFromHistory, listHistory, addToHistory } from './history.ts'
import { presentHistory, presentSuggestion } from './present-suggestion.ts'
import { recordEvent } from './record-event.ts'
import { suggest } from './suggest.ts'

const isPublic = { isPublic: true }

export const searchRoutes = [
  route(
    contract.suggestProducts,
    allowAnyone,
    async (ctx, { q, category, place, brands_selected: brands = [], shown = [] }) =>
      (await suggest(ctx, { text: await textOfBarcode(ctx, q), category, brands, branchCode: place, shown })).map(
        presentSuggestion,
      ),
    isPublic,
  ),
  route(contract.listSearchHistory, requireCustomer, async (ctx) => presentHistory(await listHistory(ctx))),
  route(contract.addToSearchHistory, requireCustomer, async (ctx, { descriptions }) =>
    presentHistory(await addToHistory(ctx, descriptions)),
  ),
  route(contract.deleteSearchHistory, requireCustomer, async (ctx, { id }) =>
    presentHistory(await deleteFromHistory(ctx, id)),
  ),
  route(contract.recordSearchClick, allowAnyone, (ctx, { product_code, queryID, position }) =>
    recordEvent(ctx, { kind: 'click', productCode: product_code, queryId: queryID ?? null, position }),
  ),
  route(contract.recordSearchCart, allowAnyone, (ctx, { product_code, queryID }) =>
    recordEvent(ctx, { kind: 'cart', productCode: product_code, queryId: queryID ?? null, position: null }),
  ),
  route(contract.recordProductView, allowAnyone, (ctx, { product_code, queryID }) =>
    recordEvent(ctx, { kind: 'view', productCode: product_code, queryId: queryID ?? null, position: null }),
  ),
]
