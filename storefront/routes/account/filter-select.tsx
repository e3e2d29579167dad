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
  return (
    <select
      aria-label={label}
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
  )
}
