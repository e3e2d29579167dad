import { isRouteErrorResponse, useRouteError } from 'react-router'
import { titleOf } from '../../components/page-meta.ts'
import { useShop } from '../../shell/use-root.ts'
import { useTryAgain } from '../../shell/use-try-again.ts'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'

/** The list did not come: why, as far as the store says, and the ways on. The frame of the page stands around it. */
export function ShopError() {
  const words = useWords(shopWords)
  const shop = useShop()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  const said = isRouteErrorResponse(error) ? (error.data as { message?: string } | undefined)?.message : undefined
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center py-16 text-center">
      <title>{titleOf(words.errorTitle, shop.name)}</title>
      <h1 className="text-2xl font-bold text-balance">{words.errorTitle}</h1>
      <p className="mt-3 max-w-md text-muted">{said || words.errorText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="needs-script button button-primary" disabled={isTrying} onClick={() => void tryAgain()}>
          {words.tryAgain}
        </button>
        <a href="/shop" className="button button-quiet">
          {words.seeAll}
        </a>
      </div>
    </div>
  )
}
