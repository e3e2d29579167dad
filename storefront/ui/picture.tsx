import type { CSSProperties, ReactEventHandler } from 'react'

interface Props {
  /** The URL of the picture without width and ending, such as `/media/phone-triple-hero-1f2a44`. */
  src: string
  alt: string
  /** The width of the picture, as the `sizes` attribute. */
  sizes: string
  /** The widths of the files to choose from, up to the largest that the picture needs on a screen of double density. */
  widths?: readonly number[]
  /** Whether the picture is visible when the page opens: then it loads at once, otherwise when it comes near. */
  isFirst?: boolean
  onLoad?: ReactEventHandler<HTMLImageElement>
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** The widths of a picture on a card. */
const cardWidths = [320, 480, 640]
/** The widths of a picture that fills half of a page, or the width of a phone. */
export const largeWidths = [320, 480, 640, 800]
/** The widths of a picture beside a line of text. */
export const smallWidths = [160, 320]

/** A square picture of a product: AVIF in several widths, and WebP in one width for browsers without AVIF. */
export function Picture({ src, alt, sizes, widths = cardWidths, isFirst = false, onLoad, className, style }: Props) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${src}-480.webp`}
        alt={alt}
        width={800}
        height={800}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        onLoad={onLoad}
        className={className}
        style={style}
      />
    </picture>
  )
}
