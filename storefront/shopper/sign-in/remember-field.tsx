import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Whether the session outlives the browser's window (ACCOUNT-2). */
export function RememberField({
  isRemembered,
  onChange,
}: {
  isRemembered: boolean
  onChange: (isRemembered: boolean) => void
}) {
  const messages = useMessages(signInMessages)
  return (
    <label className="flex min-h-6 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name="remember_device"
        className="size-5 shrink-0"
        checked={isRemembered}
        onChange={({ target }) => onChange(target.checked)}
      />
      {messages.remember}
    </label>
  )
}
