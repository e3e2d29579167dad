import { useState } from 'react'
import { exportAccount } from '#contract/account-data.ts'
import { CallFailed } from '#contract/client.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { accountDataMessages } from '../../../messages/account-data.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { ProofDialog, needsProof } from '../../../shopper/sign-in/on-demand-proof.ts'
import { notify } from '../../../ui/notify.ts'
import { announceOffline } from '../../../ui/offline.ts'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { SettingsSection } from './settings-section.tsx'

const DeleteAccount = onDemand(
  () => import('./delete-account.tsx'),
  ({ onClose }) => notifyNotOpened(onClose),
)

/** The export of everything that the store has about the customer, and the deletion of the account. */
export function DataSection() {
  const messages = useMessages(accountDataMessages)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection title={messages.title} detail={messages.detail}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h3 className="font-bold">{messages.exportName}</h3>
          <p className="text-sm text-muted">{messages.exportDetail}</p>
        </div>
        <ExportButton />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
        <div className="min-w-0 grow basis-60">
          <h3 className="font-bold">{messages.deleteName}</h3>
          <p className="text-sm text-muted">{messages.deleteDetail}</p>
        </div>
        <button
          type="button"
          className="button -mx-4 text-danger hover:bg-danger-soft max-sm:mx-0 max-sm:w-full"
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {messages.delete}
        </button>
      </div>
      <DeleteAccount isNeeded={isDeleting} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </SettingsSection>
  )
}

/** Downloads the export. Where the store wants a proof first, a dialog asks for it (ACCOUNT-23). */
function ExportButton() {
  const messages = useMessages(accountDataMessages)
  const [isRunning, setRunning] = useState(false)
  const [isProving, setProving] = useState(false)

  async function run(): Promise<void> {
    if (isRunning) return
    setRunning(true)
    await browserClient.call(exportAccount, {}).then(saveAsFile, (error: unknown) => {
      if (announceOffline()) return
      if (needsProof(error)) return setProving(true)
      const isTooOften = error instanceof CallFailed && error.httpStatus === 429
      notify({ id: 'export', tone: 'danger', text: isTooOften ? messages.tooOften : messages.failed })
    })
    setRunning(false)
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet max-sm:w-full"
        aria-disabled={isRunning}
        onClick={() => void run()}
      >
        {isRunning ? messages.exporting : messages.export}
      </button>
      <ProofDialog
        isNeeded={isProving}
        isOpen={isProving}
        title={messages.exportName}
        onProved={() => {
          setProving(false)
          void run()
        }}
        onClose={() => setProving(false)}
      />
    </>
  )
}

/** Offers the exported document as a file, named after its day. */
function saveAsFile(exported: { exported_at: string }): void {
  const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `vitrina-${exported.exported_at.slice(0, 10)}.json`
  link.click()
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
