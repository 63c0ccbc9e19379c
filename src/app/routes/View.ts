import type { ComponentType } from 'react'

/** A page's component: its chunk loads while the guard asks, and is drawn by `ViewContent`. */
export interface View {
  /** Loads once; after a failure, anew. */
  readonly load: () => Promise<ComponentType>
  /** The component once it has been loaded, else null. */
  readonly loaded: () => ComponentType | null
  /** Drawn without header, footer and breadcrumb. */
  readonly isBare: boolean
}

type Load = () => Promise<ComponentType>

const make = (load: Load, isBare: boolean): View => {
  let asked: Promise<ComponentType> | null = null
  let component: ComponentType | null = null
  const loadOnce = async () => {
    try {
      component = await load()
      return component
    } catch (error) {
      asked = null
      throw error
    }
  }
  return {
    load: () => {
      asked ??= loadOnce()
      return asked
    },
    loaded: () => component,
    isBare,
  }
}

/** A view within header and footer. */
export const view = (load: Load) => make(load, false)

/** A view that fills the window by itself. */
export const bareView = (load: Load) => make(load, true)
