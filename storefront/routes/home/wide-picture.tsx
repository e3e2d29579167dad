const widths = [640, 800, 1200, 1600]
// On a phone the picture is cropped to the goods in its right half, so it is drawn wider than the window.
const sizes = '(min-width: 80rem) 77rem, (min-width: 44rem) 96vw, 165vw'

/** A banner's picture, 5 to 2, transparent around goods that stand in its right half. */
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
