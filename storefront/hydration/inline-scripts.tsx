import { type ReactElement, type ReactNode, createContext, isValidElement, use } from 'react'
import { Scripts } from 'react-router'

/** Takes the text of each script that a page carries in itself, while the server renders it; the browser gives none. */
export const InlineScriptsContext = createContext<((text: string) => void) | undefined>(undefined)

/** A script in the page itself: the server's policy allows it by the hash of this very text. */
export function InlineScript({ text }: { text: string }) {
  use(InlineScriptsContext)?.(text)
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * The router's scripts. Its component is called rather than rendered, so that the texts it writes can be read before
 * they are HTML.
 */
export function RouterScripts() {
  const take = use(InlineScriptsContext)
  const scripts = Scripts({}) as ReactElement | null
  // The browser's copy of this code is without what only the server needs.
  if (import.meta.env.SSR && take) for (const text of textsOf(scripts)) take(text)
  return scripts
}

interface Props {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

function textsOf(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isValidElement<Props>(node)) return []
  const { dangerouslySetInnerHTML, children } = node.props
  return node.type === 'script' && dangerouslySetInnerHTML ? [dangerouslySetInnerHTML.__html] : textsOf(children)
}
