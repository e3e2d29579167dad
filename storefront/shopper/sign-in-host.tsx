import { type ComponentType, useEffect, useState } from 'react'
import { notifyNotOpened } from '../ui/overlays.tsx'
import { type SignInRequest, closeSignIn, useSignInRequest } from './sign-in-dialog.ts'

/**
 * Renders the login modal. Its code is loaded when the modal is first opened, so it is no part of the first JavaScript
 * of a page.
 */
export function SignInHost() {
  const request = useSignInRequest()
  const [Modal, setModal] = useState<ComponentType<{ request: SignInRequest | undefined }>>()

  useEffect(() => {
    if (!request || Modal) return
    import('./sign-in/sign-in-modal.tsx').then(
      ({ SignInModal }) => setModal(() => SignInModal),
      () => notifyNotOpened(closeSignIn),
    )
  }, [request, Modal])

  return Modal ? <Modal request={request} /> : null
}
