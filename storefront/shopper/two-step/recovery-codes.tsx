import { useState } from 'react'
import { twoStepMessages } from '../../messages/two-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { copyText } from '../../ui/copy-text.ts'

/** New recovery codes, which are shown this once: to copy, or to save as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const messages = useMessages(twoStepMessages)
  const [status, setStatus] = useState('')
  const text = codes.join('\n')

  const copy = async () => setStatus((await copyText(text)) ? messages.copied : messages.notCopied)

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{messages.recoveryIntro}</p>
      <ul className="flex flex-col gap-1 rounded-md bg-sunken px-2 py-4 text-center text-sm font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            {halvesOf(code).map((half) => (
              <span key={half} className="whitespace-nowrap">
                {half}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-quiet flex-1" onClick={() => void copy()}>
          {messages.copy}
        </button>
        <a
          className="button button-quiet flex-1"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {messages.save}
        </a>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {status}
      </p>
      <button type="button" className="button button-primary" onClick={onDone}>
        {messages.storedCodes}
      </button>
    </div>
  )
}

/** A code in two parts: where a line is too short for the whole of it, it breaks in its middle. */
function halvesOf(code: string): [string, string] {
  const middle = code.indexOf('-', code.length / 2) + 1
  return [code.slice(0, middle), code.slice(middle)]
}
