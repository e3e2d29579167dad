import { useEffect, useRef } from 'react'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'

interface Props {
  isPlaceless: boolean
  /** Why the address cannot be stored; undefined where the map shows it. */
  error: string | undefined
  onChange: (isPlaceless: boolean) => void
}

/** The choice to store an address without its place on the map: national shipping finds it by its texts. */
export function WithoutPlace({ isPlaceless, error, onChange }: Props) {
  const messages = useMessages(addressFormMessages)
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isPlaceless)
  // On a phone the map above comes or goes, and the choice with it: it stays in the window.
  useEffect(() => {
    if (was.current !== isPlaceless) place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    was.current = isPlaceless
  }, [isPlaceless])
  return (
    <div ref={place} className="mt-4 scroll-mt-20 scroll-mb-20">
      <label className="flex min-h-11 items-center gap-3 font-semibold wrap-anywhere">
        <input
          type="checkbox"
          name="without_place"
          className="size-5 shrink-0"
          checked={isPlaceless}
          aria-describedby="without-place-detail"
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
        {messages.withoutPlace}
      </label>
      <p id="without-place-detail" className="pl-8 text-sm wrap-anywhere text-muted">
        {messages.withoutPlaceDetail}
      </p>
      <p aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-1">
        {error}
      </p>
    </div>
  )
}
