import { createPortal } from 'react-dom'
import { useMap, useZoom } from '../map/leaflet.tsx'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'

/** The zoom buttons of the map around it, in an element outside of the map: there they cover neither names nor the pin. */
export function ZoomButtons({ place }: { place: HTMLElement | null }) {
  const messages = useMessages(addressFormMessages)
  const map = useMap()
  const zoom = useZoom()
  const buttons = [
    { icon: 'minus', label: messages.zoomOut, isEnd: zoom <= map.getMinZoom(), press: () => map.zoomOut() },
    { icon: 'plus', label: messages.zoomIn, isEnd: zoom >= map.getMaxZoom(), press: () => map.zoomIn() },
  ] as const
  return (
    place &&
    createPortal(
      buttons.map(({ icon, label, isEnd, press }) => (
        <button
          key={icon}
          type="button"
          aria-label={label}
          // Not disabled, since the focus would be lost at the last step.
          aria-disabled={isEnd}
          className="button button-quiet size-11 p-0 aria-disabled:text-muted aria-disabled:opacity-60"
          onClick={() => isEnd || press()}
        >
          <Icon name={icon} className="size-5" />
        </button>
      )),
      place,
    )
  )
}
