import { Picture, largeWidths } from '../../ui/picture.tsx'
import type { Phone } from './home-lists.ts'

const phoneSizes = '(min-width: 64rem) 19rem, (min-width: 44rem) 30vw, 45vw'

/** The picture of the phone that the top of home names. */
export function PhonePicture({ phone }: { phone: Phone }) {
  return phone.picture && <Picture src={phone.picture} alt="" sizes={phoneSizes} widths={largeWidths} isFirst />
}
