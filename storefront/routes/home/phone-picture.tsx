import { Picture, largeWidths } from '../../ui/picture.tsx'
import type { Phone } from './home-lists.ts'

/** The square that fits the height of the slide; on a phone, half of its width. */
const phoneSizes = '(min-width: 64rem) 18.5rem, (min-width: 44rem) 17rem, 46vw'

/** The picture of the phone that the top of home names. */
export function PhonePicture({ phone }: { phone: Phone }) {
  return phone.picture && <Picture src={phone.picture} alt="" sizes={phoneSizes} widths={largeWidths} isFirst />
}
