import { cardMessages } from '../messages/product-card.ts'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import { OptionGroup } from '../product/option-group.tsx'
import type { Choices } from '../product/options.ts'
import { usePriceKey } from '../shopper/own-prices.ts'
import { fetchProduct } from './fetch-product.ts'

interface Props {
  choices: Choices
  branchCode: number
  onChoose: (code: string) => void
}

/** The colors, storages and lengths of a quick view: one is chosen without leaving it (PRODUCT-12). */
export function QuickOptions({ choices, branchCode, onChoose }: Props) {
  const messages = useMessages(quickViewMessages)
  const { outOfStock } = useMessages(cardMessages)
  const shared = {
    soldOut: outOfStock,
    hasPublicPrices: usePriceKey() === undefined,
    onChoose,
    onNear: (code: string) => void fetchProduct(code, branchCode).catch(() => {}),
  }
  return (
    <>
      <OptionGroup title={messages.color} choices={choices.colours} {...shared} />
      <OptionGroup title={messages.storage} choices={choices.storages} {...shared} />
      <OptionGroup title={messages.length} choices={choices.lengths} {...shared} />
    </>
  )
}
