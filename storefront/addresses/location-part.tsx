import { type ComponentProps, type RefObject, Suspense, lazy, useEffect, useRef, useState } from 'react'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { useBoxNearWindow } from '../ui/use-box-near-window.ts'
import type { LocationField as Field } from './location-field.tsx'
import { useBeginning } from './use-beginning.ts'

const LocationField = lazy(async () => ({ default: (await import('./location-field.tsx')).LocationField }))

/**
 * The location of an address below the form's other fields. Its code is loaded when it comes into the window or when the
 * focus comes into the form, so that who goes on with the keyboard finds it loaded; an error of it moves the focus, and
 * so the window, to its place.
 */
export function LocationPart(props: ComponentProps<typeof Field>) {
  const messages = useMessages(addressFormMessages)
  const place = useRef<HTMLDivElement>(null)
  const isUsed = useHasFocusedForm(place)
  const isSeen = useBoxNearWindow(place, '0px') !== undefined || isUsed || props.beginsHere
  useBeginning(place, props.beginsHere)
  const loading = (
    <div
      ref={place}
      tabIndex={-1}
      data-invalid={props.error && true}
      aria-busy={isSeen}
      aria-label={messages.mapTitle}
      role="group"
      className="skeleton mt-5 scroll-mt-20 rounded-md @min-[46rem]/address:mt-0"
    />
  )
  return (
    // As high before the location has loaded as with it, so that a button below does not move under a finger.
    <div className="grid min-h-159 grid-cols-1 @min-[18rem]/address:min-h-127 @min-[46rem]/address:min-h-145">
      {isSeen ? (
        <LazyBoundary failed={<p className="mt-5 rounded-md bg-paper p-4 text-sm">{messages.locationFailed}</p>}>
          <Suspense fallback={loading}>
            <LocationField {...props} />
          </Suspense>
        </LazyBoundary>
      ) : (
        loading
      )}
    </div>
  )
}

/** Whether the focus has been in the form around an element. */
function useHasFocusedForm(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocused, setFocused] = useState(false)
  useEffect(() => {
    const form = element.current?.closest('form')
    const note = () => setFocused(true)
    form?.addEventListener('focusin', note, { once: true })
    return () => form?.removeEventListener('focusin', note)
  }, [element])
  return hasFocused
}
