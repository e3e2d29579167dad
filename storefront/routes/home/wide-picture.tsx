const widths = [640, 800, 1200, 1600, 2400]
const sizes = '(min-width: 80rem) 77rem, 96vw'

/** A picture of a banner with a ratio of 5 to 2; the product is in its right half, the rest is transparent. */
export function WidePicture({ src, isFirst }: { src: string; isFirst: boolean }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${src}-1200.webp`}
        alt=""
        width={1600}
        height={640}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        className="window-picture"
      />
    </picture>
  )
}
