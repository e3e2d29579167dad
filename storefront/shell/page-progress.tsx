import { useNavigation } from 'react-router'

/** A line along the top while the next page is on its way, for a slow network: most pages come before it shows. */
export function PageProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden className="page-progress" />
}
