import { Component, type ReactNode } from 'react'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { ErrorMessage } from './page-error.tsx'

/**
 * Shows a message alone where what surrounds every page fails. The router would show its error page within the same
 * surroundings, which would fail again, without end.
 */
export class FrameBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FrameError /> : this.props.children
  }
}

function FrameError() {
  const words = useWords(shellWords)
  return (
    <main id="main" tabIndex={-1}>
      <ErrorMessage text={words.errorText} onTryAgain={() => window.location.reload()} />
    </main>
  )
}
