import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OptionGroup } from '../../product/option-group.tsx'
import type { Choices } from '../../product/options.ts'

/** Links to the other colours, storage sizes and lengths of the same model, with what each costs. */
export function OptionLinks({ colours, storages, lengths, hasPublicPrices }: Choices & { hasPublicPrices: boolean }) {
  const messages = useMessages(productMessages)
  const shared = { soldOut: messages.outOfStock, hasPublicPrices }
  return (
    <>
      <OptionGroup title={messages.color} choices={colours} {...shared} />
      <OptionGroup title={messages.storage} choices={storages} {...shared} />
      <OptionGroup title={messages.length} choices={lengths} {...shared} />
    </>
  )
}
