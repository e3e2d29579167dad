import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type PriceEnds, placeOf, priceAt, scaleMax } from './price-scale.ts'

interface Props {
  ends: PriceEnds
  /** The prices that are asked for, undefined at an open end. */
  from: number | undefined
  to: number | undefined
  /** While a thumb moves: the end that it stands for, open where the list ends. The other end stays as it was typed. */
  onFrom: (from: number | undefined) => void
  onTo: (to: number | undefined) => void
}

/** Two thumbs on one line, each the browser's own slider: they move by finger, mouse and keys. */
export function PriceSlider({ ends, from, to, onFrom, onTo }: Props) {
  const messages = useMessages(filterMessages)
  const asked = [from === undefined ? 0 : placeOf(from, ends), to === undefined ? scaleMax : placeOf(to, ends)] as const
  const [shown, setShown] = useState({ asked, low: asked[0], high: asked[1] })
  if (shown.asked[0] !== asked[0] || shown.asked[1] !== asked[1]) setShown({ asked, low: asked[0], high: asked[1] })
  const { low, high } = shown
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The page's policy allows no style in the markup.
    line.current?.style.setProperty('--low', String(low / scaleMax))
    line.current?.style.setProperty('--high', String(high / scaleMax))
  }, [low, high])

  const moveLow = (place: number) => {
    const next = Math.min(place, high)
    setShown({ asked, low: next, high })
    onFrom(next === 0 ? undefined : priceAt(next, ends))
  }
  const moveHigh = (place: number) => {
    const next = Math.max(place, low)
    setShown({ asked, low, high: next })
    onTo(next === scaleMax ? undefined : priceAt(next, ends))
  }
  const thumb = (label: string, place: number, onPlace: (place: number) => void) => (
    <input
      type="range"
      min={0}
      max={scaleMax}
      value={place}
      aria-label={label}
      aria-valuetext={formatMoney(priceAt(place, ends) * 100).replace(/\.00$/, '')}
      onChange={(event) => onPlace(Number(event.target.value))}
    />
  )
  return (
    // Where both thumbs meet, the one that has room to move lies on top.
    <div ref={line} className={`price-slider needs-script ${low > scaleMax / 2 ? 'price-slider-right' : ''}`}>
      {thumb(messages.lowestPrice, low, moveLow)}
      {thumb(messages.highestPrice, high, moveHigh)}
    </div>
  )
}
