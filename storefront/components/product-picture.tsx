import { Package } from 'lucide-react'
import type { ProductCard } from '../cart/card-price.ts'
import { Picture } from './picture.tsx'

interface Props {
  picture: Pick<ProductCard['imageGallery'][number], 'picture_url'> | undefined
  alt: string
  sizes: string
  isFirst?: boolean
  className?: string
}

/** A product's picture on its square; a quiet sign where it has none. */
export function ProductPicture({ picture, alt, sizes, isFirst = false, className = 'size-full object-contain' }: Props) {
  if (picture) return <Picture src={picture.picture_url} alt={alt} sizes={sizes} isFirst={isFirst} className={className} />
  return (
    <span className="grid size-full place-items-center text-line-strong">
      <Package aria-hidden size={48} strokeWidth={1.2} className="size-1/3 max-w-24 opacity-60" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}
