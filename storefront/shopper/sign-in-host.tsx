import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '../components/notifications.tsx'
import { sayOffline } from '../components/offline.ts'
import { shopperWords } from '../words/shopper.ts'
import { useWords } from '../words/use-words.ts'
import { type SignInRequest, closeSignIn, useSignInRequest } from './sign-in-dialog.ts'

/**
 * Draws the login modal. Its code is loaded when it is first asked for: nothing of it belongs to a page's first
 * JavaScript.
 */
export function SignInHost() {
  const words = useWords(shopperWords)
  const request = useSignInRequest()
  const [Modal, setModal] = useState<ComponentType<{ request: SignInRequest | undefined }>>()

  useEffect(() => {
    if (!request || Modal) return
    import('./sign-in/sign-in-modal.tsx').then(
      ({ SignInModal }) => setModal(() => SignInModal),
      () => {
        closeSignIn()
        if (!sayOffline()) notify({ id: 'sign-in', tone: 'danger', text: words.notLoaded })
      },
    )
  }, [request, Modal, words])

  return Modal ? <Modal request={request} /> : null
}
