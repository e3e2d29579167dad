import { Component, type ReactNode } from 'react'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ErrorMessage } from './error-message.tsx'

/**
 * Shows an error message without the shell if the shell itself fails. The router would show its error page inside the
 * shell, which would fail again, endlessly.
 */
export class ShellBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ShellError /> : this.props.children
  }
}

function ShellError() {
  const messages = useMessages(shellMessages)
  return (
    <main id="main" tabIndex={-1}>
      <ErrorMessage text={messages.errorText} onTryAgain={() => window.location.reload()} />
    </main>
  )
}
