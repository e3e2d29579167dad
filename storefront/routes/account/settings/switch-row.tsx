interface Props {
  name: string
  text: string
  detail: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** A setting of a list that is on or off, with a switch. */
export function SwitchRow({ name, text, detail, isOn, onSwitch }: Props) {
  return (
    <li className="flex items-center gap-4 py-4 last:pb-0">
      <div className="min-w-0 flex-1">
        <label htmlFor={name} className="block font-bold">
          {text}
        </label>
        <p id={`${name}-detail`} className="text-sm text-muted">
          {detail}
        </p>
      </div>
      <input
        id={name}
        type="checkbox"
        role="switch"
        aria-describedby={`${name}-detail`}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
        className="shrink-0"
      />
    </li>
  )
}
