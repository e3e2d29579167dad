import { Icon } from '../ui/icon.tsx'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'
import { compareList, toggleCompared } from './compare-list.ts'

/** The button of a product page that adds the product to the comparison or removes it. */
export function CompareButton({ code }: { code: string }) {
  const messages = useMessages(cardMessages)
  const isCompared = compareList.use().includes(code)
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      onClick={() => toggleCompared(code)}
      className={`compare-toggle needs-script -my-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-semibold ${isCompared ? 'bg-accent-soft text-price-drop' : 'text-link hover:bg-link-soft'}`}
    >
      <Icon name="scale" className="size-4.5" />
      <span className="max-[24rem]:sr-only">{messages.compare}</span>
    </button>
  )
}
