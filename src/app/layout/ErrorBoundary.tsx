import { Component, type PropsWithChildren } from 'react'
import { BrokenPage } from './BrokenPage.tsx'

/** Limits errors of a page, or a chunk that cannot be loaded, to that page. */
export class ErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
