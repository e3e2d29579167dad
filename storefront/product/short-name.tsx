import { withoutBreaks } from '../ui/without-breaks.tsx'

/**
 * A product's name whose end the page states elsewhere, as the choices state its colour and storage (PRODUCT-12):
 * `title`, its beginning, is visible, and assistive technology reads the whole name.
 */
export function ShortName({ name, title }: { name: string; title: string }) {
  return (
    <>
      {withoutBreaks(title)}
      {title.length < name.length && <span className="sr-only">{name.slice(title.length)}</span>}
    </>
  )
}
