import { useId } from 'react'

interface FilterSelectProps {
  label: string
  any: string
  value: string
  options: readonly (readonly [string, string])[]
  isReady: boolean
  onChange: (value: string | undefined) => void
}

/** A choice among the filters, with a first entry for any. */
export function FilterSelect({ label, any, value, options, isReady, onChange }: FilterSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1 xl:w-40">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        className="field text-sm"
        value={isReady ? value : ''}
        disabled={!isReady}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
