import { createStore } from '../ui/create-store.ts'

/** `requested`: the shopper opened the chat, and the focus moves into it. `shown`: it opened by itself. */
export type Chat = 'closed' | 'shown' | 'requested'

const key = 'chat-closed'
const chat = createStore<Chat>('closed')

export function showChat(next: 'shown' | 'requested'): void {
  chat.write(next)
}

/** Closes the chat. It does not open by itself again in this tab. */
export function closeChat(): void {
  chat.write('closed')
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the chat opens again on the next page.
  }
}

/** Closes the chat at a sign-out. It may open by itself for the next customer. */
export function endChat(): void {
  chat.write('closed')
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no entry to remove.
  }
}

/** Whether the shopper has closed the chat in this tab. */
export function wasChatClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export const useChat = chat.use
