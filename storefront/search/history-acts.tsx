import { Icon } from '../components/icon.tsx'
import { searchWords } from '../words/search.ts'
import { useWords } from '../words/use-words.ts'

export function HistoryHead({ onClear }: { onClear: () => void }) {
  const words = useWords(searchWords)
  return (
    <div className="flex items-center justify-between pr-1 pl-4">
      <p className="text-xs font-semibold text-muted">{words.recent}</p>
      <button type="button" onClick={onClear} className="link min-h-11 rounded-md px-3 text-sm font-semibold">
        {words.clear}
      </button>
    </div>
  )
}

/** A button beside each line that deletes it: beside the list, not in it, where no line may hold a button. */
export function RemoveButtons({ texts, onRemove }: { texts: readonly string[]; onRemove: (at: number) => void }) {
  const words = useWords(searchWords)
  return (
    <ul className="pr-1">
      {texts.map((text, at) => (
        <li key={text}>
          <button type="button" onClick={() => onRemove(at)} aria-label={words.remove(text)} className="search-remove">
            <Icon name="x" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
