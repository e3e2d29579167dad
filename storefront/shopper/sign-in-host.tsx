import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '../ui/notifications.tsx'
import { announceOffline } from '../ui/offline.ts'
import { shopperMessages } from '../messages/shopper.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type SignInRequest, closeSignIn, useSignInRequest } from './sign-in-dialog.ts'

/**
 * Renders the login modal. Its code is loaded when the modal is first opened, so it is no part of the first JavaScript
 * of a page.
 */
export function SignInHost() {
  const messages = useMessages(shopperMessages)
  const request = useSignInRequest()
  const [Modal, setModal] = useState<ComponentType<{ request: SignInRequest | undefined }>>()

  useEffect(() => {
    if (!request || Modal) return
    import('./sign-in/sign-in-modal.tsx').then(
      ({ SignInModal }) => setModal(() => SignInModal),
      () => {
        closeSignIn()
        if (!announceOffline()) notify({ id: 'sign-in', tone: 'danger', text: messages.notLoaded })
      },
    )
  }, [request, Modal, messages])

  return Modal ? <Modal request={request} /> : null
}
