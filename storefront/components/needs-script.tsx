import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

/**
 * Where a page holds what is the shopper's own, which comes through JavaScript alone: says so without it, in place of a
 * skeleton that nothing would fill.
 */
export function NeedsScript() {
  const words = useWords(shellWords)
  return (
    <div className="only-without-script card mt-4 p-6">
      <p className="font-bold">{words.needsScript}</p>
      <p className="mt-1 text-muted">{words.needsScriptDetail}</p>
      <a href="/contact" className="button button-quiet mt-4">
        {words.needsScriptLink}
      </a>
    </div>
  )
}
