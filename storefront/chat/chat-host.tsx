import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { chatUrl } from '#contract/chat-url.ts'
import { onDemand } from '../hydration/on-demand.tsx'
import { isInMobileApp } from '../mobile-app/mobile-app.ts'
import { shellLayoutOf } from '../page/shell-layout.ts'
import { useRoot } from '../page/use-root.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { endChat, showChat, useChat, wasChatClosed } from './chat-state.ts'

const afterSignInMs = 5_000

const ChatPanel = onDemand(() => import('./chat-panel.tsx'))

/**
 * Opens the chat of the setting `url_intercom` five seconds after a sign-in (SHELL-17), unless the shopper has closed
 * it in this tab. It does not open by itself in the checkout, where it would cover the payment, nor in the mobile app,
 * which has its own chat.
 */
export function ChatHost() {
  const url = chatUrl(useRoot()?.configuration?.general.web_page.url_intercom)?.href
  const { status } = useShopper()
  const hasShell = shellLayoutOf(useLocation().pathname).hasHeader
  const chat = useChat()
  const isExpected = url !== undefined && status === 'customer' && hasShell

  useEffect(() => {
    if (!isExpected || isInMobileApp() || wasChatClosed()) return
    const timer = setTimeout(() => showChat('shown'), afterSignInMs)
    return () => clearTimeout(timer)
  }, [isExpected])

  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'customer' && status === 'visitor') endChat()
    before.current = status
  }, [status])

  return url ? <ChatPanel isNeeded={chat !== 'closed'} url={url} chat={chat} /> : null
}
