import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'

interface Props {
  isPlaceless: boolean
  /** Why the address cannot be stored; shown while it has no place. */
  error: string | undefined
  onChange: (isPlaceless: boolean) => void
}

/** The choice to store an address without its place on the map: national shipping finds it by its texts. */
export function WithoutPlace({ isPlaceless, error, onChange }: Props) {
  const messages = useMessages(addressFormMessages)
  return (
    <div className="mt-1">
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
