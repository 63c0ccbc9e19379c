import { Component, type PropsWithChildren } from 'react'
import { BrokenPage } from './BrokenPage.tsx'

/** Keeps a fault of one page, or a chunk that could not be loaded, from taking the shell with it. */
export class ErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
