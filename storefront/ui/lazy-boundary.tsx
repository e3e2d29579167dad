import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What is shown when the code of the children did not load. */
  failed: ReactNode
}

/** An error boundary around a lazily loaded component: when its code does not load, the rest of the page stays. */
export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
