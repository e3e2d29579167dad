interface Props {
  /** The picture's address without width and ending, such as `/media/phone-triple-hero-1f2a44`. */
  src: string
  alt: string
  /** What share of the window it takes, in the words of the `sizes` attribute. */
  sizes: string
  /** The widths to choose from: no wider than its place ever is on a screen of double density. */
  widths?: readonly number[]
  /** True for what is seen first: it loads at once, the rest when it comes near. */
  isFirst?: boolean
  className?: string | undefined
}

/** The widths of a picture on a card. */
export const cardWidths = [320, 480, 640]
/** The widths of a picture that fills a page's half, or a phone. */
export const largeWidths = [320, 480, 640, 800]
/** The widths of a picture beside a line of text. */
export const smallWidths = [160, 320]

/**
 * A picture of goods: square, as AVIF in the widths that its place may need; WebP of one width for browsers that know
 * nothing newer.
 */
export function Picture({ src, alt, sizes, widths = cardWidths, isFirst = false, className }: Props) {
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
        className={className}
      />
    </picture>
  )
}
