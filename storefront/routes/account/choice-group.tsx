interface Props<V extends string> {
  /** The name of the radio buttons. */
  name: string
  label: string
  options: readonly { value: V; text: string; lang?: string }[]
  value: V | undefined
  onChoose: (value: V) => void
  hint?: string | undefined
}

/** A choice of a few values as the parts of one control; those that do not fit beside the others stand below them. */
export function ChoiceGroup<V extends string>({ name, label, options, value, onChoose, hint }: Props<V>) {
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid max-w-[24rem] grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="relative flex min-h-11 min-w-0 items-center justify-center rounded-sm px-1 py-1.5 text-center text-muted hover:text-ink has-checked:bg-segment has-checked:font-semibold has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.text}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
