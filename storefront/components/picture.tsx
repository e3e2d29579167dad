interface Props {
  /** The picture's address without width and ending, such as `/media/phone-triple-hero-1f2a44`. */
  src: string
  alt: string
  /** What share of the window it takes, in the words of the `sizes` attribute. */
  sizes: string
  /** True for what is seen first: it loads at once, the rest when it comes near. */
  isFirst?: boolean
  className?: string
}

const widths = [160, 320, 480, 640, 800]

/** A picture of goods: square, in the formats and widths that the store makes on demand. */
export function Picture({ src, alt, sizes, isFirst = false, className }: Props) {
  const set = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`${src}-480.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={800}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}
