interface Props<V extends string> {
  /** The name of the radio buttons. */
  name: string
  label: string
  options: readonly { value: V; text: string; lang?: string }[]
  value: V | undefined
  onChoose: (value: V) => void
  hint?: string | undefined
}

/** A choice of a few values as radio buttons side by side; a narrow screen puts them below each other. */
export function ChoiceGroup<V extends string>({ name, label, options, value, onChoose, hint }: Props<V>) {
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-md border border-line-strong px-[min(0.875rem,3.5vw)] py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grow-0"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
              className="size-5 shrink-0 outline-none"
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
