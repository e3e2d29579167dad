import { Icon } from '../ui/icon.tsx'
import { searchMessages } from '../messages/search.ts'
import { useMessages } from '../messages/use-messages.ts'

export function HistoryHead({ onClear }: { onClear: () => void }) {
  const messages = useMessages(searchMessages)
  return (
    <div className="flex items-center justify-between pr-1 pl-4">
      <p className="text-xs font-semibold text-muted">{messages.recent}</p>
      <button type="button" onClick={onClear} className="link min-h-11 rounded-md px-3 text-sm font-semibold">
        {messages.clear}
      </button>
    </div>
  )
}

/**
 * A button for each search that deletes it. The buttons are beside the list, because an option of a listbox must not
 * contain a button.
 */
export function RemoveButtons({ texts, onRemove }: { texts: readonly string[]; onRemove: (at: number) => void }) {
  const messages = useMessages(searchMessages)
  return (
    <ul className="pr-1">
      {texts.map((text, at) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onRemove(at)}
            aria-label={messages.remove(text)}
            className="search-remove"
          >
            <Icon name="x" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
