import { isSymbol } from '#domain/products/symbol.ts'
import { SlideCount, SlideStep } from '../ui/slide-controls.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import { useSlides } from '../ui/use-slides.ts'
import { quickViewMessages } from '../messages/quick-view.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Product } from './fetch-product.ts'

const buttonStyle = { className: 'grid', iconSize: 'size-5' }
const sizes = '(min-width: 44rem) 21rem, 90vw'

/** The pictures of a quick view as slides, moved by swipes, buttons and arrow keys. */
export function QuickPictures({ pictures, name }: { pictures: Product['imageGallery']; name: string }) {
  const messages = useMessages(quickViewMessages)
  const count = pictures.length
  const { at, step, row } = useSlides(count)
  const [first] = pictures
  if (!first || isSymbol(first.picture_url)) {
    return (
      <div className="aspect-square rounded-lg bg-display p-6">
        <ProductPicture picture={first} alt={messages.noPicture} sizes={sizes} isFirst />
      </div>
    )
  }
  return (
    <section aria-label={messages.pictures} aria-roledescription="carousel" className="relative min-w-0">
      <ul {...row} aria-label={messages.pictures} className="quick-pictures">
        {pictures.map((picture, index) => (
          <li key={picture.picture_url} className="size-full shrink-0 snap-center pb-4">
            <ProductPicture
              picture={picture}
              alt={count > 1 ? `${name} (${messages.picture(index + 1, count)})` : name}
              sizes={sizes}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="absolute inset-x-2 bottom-2 flex items-center justify-between">
          <SlideStep
            direction="previous"
            label={messages.previous}
            isEnd={at <= 0}
            onClick={() => step(-1)}
            {...buttonStyle}
          />
          <SlideCount at={at} count={count} label={messages.picture(at + 1, count)} />
          <SlideStep
            direction="next"
            label={messages.next}
            isEnd={at >= count - 1}
            onClick={() => step(1)}
            {...buttonStyle}
          />
        </div>
      )}
    </section>
  )
}
