import { formatMoney } from '#domain/money/money.ts'
import { displayPrice } from '../../product/display-price.ts'
import { OldPrice } from '../../product/price.tsx'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOwnPrice } from '../../shopper/own-prices.ts'
import type { Phone } from './home-lists.ts'

interface Props {
  phone: Phone
  className?: string
  isFrom?: boolean
}

/**
 * The price of a phone, at the shopper's own level: that of its cheapest product, with «from» where others of the model
 * cost more or the price stands for the model, and the old price where an offer lowers it.
 */
export function PhonePrice({ phone, className = '', isFrom = phone.hasDearer }: Props) {
  const messages = useMessages(homeMessages)
  const { nowCentavos, beforeCentavos } = displayPrice(useOwnPrice(phone))
  if (nowCentavos === undefined) return null
  return (
    <span className={`phone-price ${className}`}>
      {isFrom && <span className="phone-from">{`${messages.from} `}</span>}
      <b className={beforeCentavos === undefined ? '' : 'text-price-drop'}>{formatMoney(nowCentavos)}</b>
      {beforeCentavos !== undefined && (
        <span className="phone-was">
          {' '}
          <OldPrice centavos={beforeCentavos} />
        </span>
      )}
    </span>
  )
}
