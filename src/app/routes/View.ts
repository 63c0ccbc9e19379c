import { type ComponentType, lazy } from 'react'

/** A page's component: loaded ahead by `preload`, while the guard asks, and drawn by `Component`. */
export interface View {
  readonly preload: () => void
  readonly Component: ComponentType
  /** Drawn without header, footer and breadcrumb. */
  readonly isBare: boolean
}

type Load = () => Promise<ComponentType>

const once = (load: Load): Load => {
  let loaded: Promise<ComponentType> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      // Left in place, one failed load would be the answer for ever.
      loaded = undefined
      throw error
    })
    return loaded
  }
}

const make = (load: Load, isBare: boolean): View => {
  const loadOnce = once(load)
  return {
    preload: () => void loadOnce().catch(() => undefined),
    Component: lazy(async () => ({ default: await loadOnce() })),
    isBare,
  }
}

/** A view within header and footer. */
export const view = (load: Load) => make(load, false)

/** A view that fills the window by itself. */
export const bareView = (load: Load) => make(load, true)
