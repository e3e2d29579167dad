const widths = [640, 800, 1200, 1600]
// On a phone the picture is cropped to the goods in its right half, so it is drawn wider than the window.
const sizes = '(min-width: 80rem) 77rem, (min-width: 44rem) 96vw, 165vw'

/** A banner's picture, 5 to 2, transparent around goods that stand in its right half. */
export function WidePicture({ src, isFirst }: { src: string; isFirst: boolean }) {
  const set = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`${src}-1200.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={1600}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        className="window-picture"
      />
    </picture>
  )
}
