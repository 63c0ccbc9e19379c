import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { View } from './View.ts'

interface ViewContentProps {
  readonly view: View
  /** Shown while the chunk is on its way. */
  readonly fallback: ReactNode
}

type Loading = { readonly component: ComponentType | null; readonly error: unknown }

/**
 * Draws a view, at once where its chunk is there. React's own `lazy` shows the fallback even then, and holds the
 * content back for 300 ms after any fallback. A chunk that cannot be loaded is raised to the error boundary.
 */
export const ViewContent = ({ view, fallback }: ViewContentProps) => {
  const [{ component: Component, error }, setLoading] = useState<Loading>(() => ({
    component: view.loaded(),
    error: null,
  }))
  useEffect(() => {
    const ready = view.loaded()
    // It may have come since this was drawn; what stands already is not drawn once more.
    if (ready) return setLoading((now) => (now.component === ready ? now : { component: ready, error: null }))
    let isWanted = true
    const set = (loading: Loading) => {
      if (isWanted) setLoading(loading)
    }
    view.load().then(
      (component) => set({ component, error: null }),
      (reason: unknown) => set({ component: null, error: reason ?? new Error('The view could not be loaded.') }),
    )
    return () => {
      isWanted = false
    }
  }, [view])

  if (error) throw error
  return Component ? <Component /> : fallback
}
