import { useSyncExternalStore } from 'react'
import { namesMax, shortNames } from '../../cart/short-names.ts'
import { Dialog } from '../../components/dialog.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

const mediumScreen = '(min-width: 44rem)'

/** The confirm dialog of S2: asks before products leave the cart, their names shortened. */
export function ConfirmRemove({ names, onConfirm, onClose }: { names: readonly string[]; onConfirm: () => void; onClose: () => void }) {
  const words = useWords(cartWords)
  const isMedium = useSyncExternalStore(
    watchScreen,
    () => matchMedia(mediumScreen).matches,
    () => false,
  )
  const shown = shortNames(names, isMedium ? namesMax.medium : namesMax.small)
  return (
    <Dialog isOpen={names.length > 0} onClose={onClose} title={words.confirmTitle} size="small">
      <p className="wrap-anywhere text-muted">{words.confirmText(shown, names.length)}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" className="button button-danger" onClick={onConfirm}>
          {words.remove}
        </button>
      </div>
    </Dialog>
  )
}

function watchScreen(watcher: () => void) {
  const screen = matchMedia(mediumScreen)
  screen.addEventListener('change', watcher)
  return () => screen.removeEventListener('change', watcher)
}
