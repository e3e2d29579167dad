import type { ProductCard } from './product-card.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

interface Props {
  picture: Pick<ProductCard['imageGallery'][number], 'picture_url'> | undefined
  alt: string
  sizes: string
  widths?: readonly number[]
  isFirst?: boolean
  className?: string | undefined
}

/** A product's picture; without one, a pale icon. */
export function ProductPicture({ picture, alt, className = 'size-full object-contain', ...rest }: Props) {
  if (picture) return <Picture src={picture.picture_url} alt={alt} className={className} {...rest} />
  return (
    <span className="grid size-full place-items-center text-line-strong">
      <Icon name="package" className="size-1/3 max-w-24 opacity-60" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}
