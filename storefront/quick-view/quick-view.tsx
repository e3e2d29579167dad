import { useState } from 'react'
import { useBuy } from '../checkout/use-buy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { OverlayProps } from '../ui/overlays.tsx'
import { withoutBreaks } from '../ui/without-breaks.tsx'
import { productPath } from '../product/product-path.ts'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { QuickViewProduct } from './quick-view-product.ts'
import { QuickPictures } from './quick-pictures.tsx'
import { QuickPurchase } from './quick-purchase.tsx'
import { QuickOptions } from './quick-options.tsx'
import { useChoices } from './use-choices.ts'
import { useProduct } from './use-product.ts'

/** The quick view (PRODUCT-6): the details of a product and its purchase in a dialog over a list. */
export default function QuickView({ subject, isOpen, onClose }: OverlayProps<QuickViewProduct>) {
  const messages = useMessages(quickViewMessages)
  const [chosen, setChosen] = useState<{ opening: QuickViewProduct; code: string }>()
  const code = chosen?.opening === subject ? chosen.code : subject.code
  const { product, isFailed, retry } = useProduct(subject, code, isOpen)
  const choices = useChoices(subject, { product, chosenCode: code, isOpen })
  const { buyNow, isBuying, dialogs } = useBuy()
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={withoutBreaks(product?.description ?? subject.name)}
        size="large"
        isPrevented={isBuying}
      >
        {isFailed && !product ? (
          <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
            <p className="text-muted">{messages.failed}</p>
            <div className="flex flex-wrap justify-center gap-3">
              <button type="button" onClick={retry} className="button button-primary">
                {messages.tryAgain}
              </button>
              <a href={productPath(code)} className="button button-quiet">
                {messages.details}
              </a>
            </div>
          </div>
        ) : (
          <div className="quick-view" aria-busy={product?.codarticulo !== code}>
            {product ? (
              <>
                <QuickPictures key={product.codarticulo} pictures={product.imageGallery} name={product.description} />
                <QuickPurchase
                  product={product}
                  branchCode={subject.branchCode}
                  isArriving={product.codarticulo !== code}
                  isBuying={isBuying}
                  onBuyNow={buyNow}
                >
                  <QuickOptions
                    choices={choices}
                    branchCode={subject.branchCode}
                    onChoose={(other) => setChosen({ opening: subject, code: other })}
                  />
                </QuickPurchase>
              </>
            ) : (
              <Skeleton />
            )}
          </div>
        )}
      </Dialog>
      {dialogs}
    </>
  )
}

/** The placeholder while the product loads, with the same blocks at the same heights. */
function Skeleton() {
  const messages = useMessages(quickViewMessages)
  return (
    <>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div aria-hidden className="skeleton quick-pictures" />
      <div aria-hidden className="space-y-4">
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton h-9 w-1/2" />
        <div className="skeleton h-20 w-full" />
        <div className="skeleton h-11 w-full" />
        <div className="skeleton h-11 w-full" />
        <div className="skeleton h-7 w-1/2" />
      </div>
    </>
  )
}
