import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OptionGroup } from '../../product/option-group.tsx'
import type { Choices } from '../../product/options.ts'

/** Links to the other colours and storage sizes of the same model, with what they cost more or less. */
export function OptionLinks({ colours, storages, hasPublicPrices }: Choices & { hasPublicPrices: boolean }) {
  const messages = useMessages(productMessages)
  const shared = { soldOut: messages.outOfStock, hasPublicPrices }
  return (
    <>
      <OptionGroup title={messages.color} choices={colours} {...shared} />
      <OptionGroup title={messages.storage} choices={storages} {...shared} />
    </>
  )
}
