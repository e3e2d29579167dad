import { twoStepMessages } from '../../messages/two-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QrCode } from './qr-code.tsx'

/** What an authenticator app needs: the QR code to scan, a link for the app on the same phone, and the secret to type. */
export function AuthenticatorSetup({ secret, url }: { secret: string; url: string }) {
  const messages = useMessages(twoStepMessages)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{messages.setupIntro}</p>
      <QrCode text={url} label={messages.qrLabel} />
      <a href={url} className="link min-h-8 self-center text-sm font-semibold">
        {messages.openApp}
      </a>
      <div className="text-sm">
        <p className="text-muted">{messages.typeSecret}</p>
        <p className="mt-1 rounded-md bg-sunken p-2 text-center font-semibold tracking-wider text-balance tabular-nums">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
    </div>
  )
}
