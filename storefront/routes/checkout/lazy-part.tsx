import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What stands there when the part's code did not arrive. */
  failed: ReactNode
}

/** Around a part whose code is loaded on demand: where it cannot be had, the rest of the page goes on. */
export class LazyPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
