import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

interface Props {
  isSatellite: boolean
  onChoose: (isSatellite: boolean) => void
}

/** The choice between streets and satellite pictures, where the operator has set a server for the latter. */
export function ViewChoice({ isSatellite, onChoose }: Props) {
  const messages = useMessages(addressFormMessages)
  if (!useRoot()?.map.satellite) return null
  const views = [
    { name: messages.mapView, isChosen: !isSatellite, choose: () => onChoose(false) },
    { name: messages.satelliteView, isChosen: isSatellite, choose: () => onChoose(true) },
  ]
  return (
    <div
      role="group"
      aria-label={messages.views}
      className="absolute top-3 left-3 flex rounded-md bg-raised p-1 shadow-high"
    >
      {views.map(({ name, isChosen, choose }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isChosen}
          onClick={choose}
          className={`min-h-9 rounded-sm px-3 text-sm font-semibold ${isChosen ? 'bg-accent-soft text-ink' : 'text-muted hover:text-ink'}`}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
