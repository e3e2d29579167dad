import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type PriceEnds, positionOf, priceAt, scaleMax } from './price-scale.ts'

interface Props {
  ends: PriceEnds
  /** The chosen prices, undefined at an open end. */
  from: number | undefined
  to: number | undefined
  /** Called while a thumb moves, with its price; undefined at the end of the list. The other end is not touched. */
  onFrom: (from: number | undefined) => void
  onTo: (to: number | undefined) => void
}

/** A slider with two thumbs; each is a native range input, so that touch, mouse and keyboard work. */
export function PriceSlider({ ends, from, to, onFrom, onTo }: Props) {
  const messages = useMessages(filterMessages)
  const chosen = [
    from === undefined ? 0 : positionOf(from, ends),
    to === undefined ? scaleMax : positionOf(to, ends),
  ] as const
  const [shown, setShown] = useState({ chosen, low: chosen[0], high: chosen[1] })
  if (shown.chosen[0] !== chosen[0] || shown.chosen[1] !== chosen[1])
    setShown({ chosen, low: chosen[0], high: chosen[1] })
  const { low, high } = shown
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The content security policy allows no style attribute in the markup.
    line.current?.style.setProperty('--low', String(low / scaleMax))
    line.current?.style.setProperty('--high', String(high / scaleMax))
  }, [low, high])

  const moveLow = (position: number) => {
    const next = Math.min(position, high)
    setShown({ chosen, low: next, high })
    onFrom(next === 0 ? undefined : priceAt(next, ends))
  }
  const moveHigh = (position: number) => {
    const next = Math.max(position, low)
    setShown({ chosen, low, high: next })
    onTo(next === scaleMax ? undefined : priceAt(next, ends))
  }
  const thumb = (label: string, position: number, onMove: (position: number) => void) => (
    <input
      type="range"
      min={0}
      max={scaleMax}
      value={position}
      aria-label={label}
      aria-valuetext={formatMoney(priceAt(position, ends) * 100).replace(/\.00$/, '')}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  )
  return (
    // Where both thumbs meet, the one with room to move is on top.
    <div ref={line} className={`price-slider needs-script ${low > scaleMax / 2 ? 'price-slider-right' : ''}`}>
      {thumb(messages.lowestPrice, low, moveLow)}
      {thumb(messages.highestPrice, high, moveHigh)}
    </div>
  )
}
