import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountBlockOf } from '#domain/configuration/buying.ts'
import { onDemand } from '../../hydration/on-demand.tsx'
import { accountGuardMessages } from '../../messages/account-guard.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { useShopper } from '../../shopper/shopper.tsx'

const NotAllowed = onDemand(() => import('./not-allowed.tsx'))

interface Props {
  skeleton: ReactNode
  children: ReactNode
}

/** The page about the works. `contract/pages.ts` has the path too, but importing it would make every page larger. */
const infoworks = '/account/infoworks'

/**
 * The guard of the account's pages (ACCOUNT-55): leads to the page about the works while the page is disabled, and tells
 * an employee while employees are blocked. It hides pages alone; what an endpoint refuses is decided by its own guard.
 */
export function AccountGuard({ skeleton, children }: Props) {
  const rules = useRoot()?.configuration?.general.web_page
  const { user } = useShopper()
  const block = rules && accountBlockOf(rules, user)
  const messages = useMessages(accountGuardMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    if (block === 'page') void navigate(infoworks, { replace: true, state: { from: pathname + search } })
  }, [block, navigate, pathname, search])

  if (block === 'page')
    return (
      <>
        <a href={infoworks} className="link only-without-script">
          {messages.working}
        </a>
        <div className="needs-script">{skeleton}</div>
      </>
    )
  if (block === 'employees')
    return <NotAllowed isNeeded meanwhile={skeleton} isOpen={!isClosed} onClose={() => setClosed(true)} />
  return children
}
