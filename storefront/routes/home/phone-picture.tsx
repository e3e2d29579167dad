import { Picture, largeWidths } from '../../ui/picture.tsx'
import type { Phone } from './home-lists.ts'

/** The square that rises from the lower edge of the slide; on a phone, more than half of its width. */
const phoneSizes = '(min-width: 64rem) 33rem, (min-width: 44rem) 23rem, 52vw'

/** The picture of the phone that the top of home names. */
export function PhonePicture({ phone }: { phone: Phone }) {
  return phone.picture && <Picture src={phone.picture} alt="" sizes={phoneSizes} widths={largeWidths} isFirst />
}
