import { categoryCode } from '#domain/products/category-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { sectionMessages } from '../../messages/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useHomeStore } from './use-product-list.ts'
import { WidePicture } from './wide-picture.tsx'

/** A wide link to the computers, on wide screens only (HOME-6). */
export default function WideCard() {
  const messages = useMessages(sectionMessages)
  const { storeVariant } = useHomeStore()
  return (
    <section className="page" aria-labelledby="wide-title">
      <a href={`/shop?category=${categoryCode(storeVariant, 'computers')}`} className="stage stage-sea wide-card group">
        <WidePicture src="/media/slide-work" isFirst={false} />
        <span className="wide-words">
          <h2 id="wide-title" className="home-title text-balance">
            {messages.wideTitle}
          </h2>
          <span className="mt-2 block max-w-sm text-muted">{messages.wideText}</span>
          <span className="mt-5 inline-flex items-center gap-1.5 font-semibold">
            {messages.wideAct}
            <Icon name="arrow-right" className="size-4.5 transition-transform group-hover:translate-x-1" />
          </span>
        </span>
      </a>
    </section>
  )
}
