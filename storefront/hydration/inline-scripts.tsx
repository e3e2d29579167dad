import { type ReactElement, type ReactNode, createContext, isValidElement, use } from 'react'
import { Scripts } from 'react-router'

/** Collects the text of each inline script while the server renders a page. The browser provides no collector. */
export const InlineScriptsContext = createContext<((text: string) => void) | undefined>(undefined)

/** An inline script. The server's content security policy allows it by the hash of its text. */
export function InlineScript({ text }: { text: string }) {
  use(InlineScriptsContext)?.(text)
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * The router's scripts. Its component is called rather than rendered, so that the texts of its scripts can be collected
 * from the elements that it returns.
 */
export function RouterScripts() {
  const take = use(InlineScriptsContext)
  const scripts = Scripts({}) as ReactElement | null
  // The browser's build leaves this line out.
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
