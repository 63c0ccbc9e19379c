import type { ComponentType } from 'react'
import { type ResourceCalls, registerResource } from '../../../dataProvider/resources.ts'
import { type Chunk, chunk } from '../../kit/chunk/chunk.ts'
import { ofCustomer } from '../customer/ofCustomer.tsx'

/** A page's component: its chunk loads while the guard asks, and is drawn by `ViewContent`. */
export interface View extends Chunk<ComponentType> {
  /** Drawn without header, footer and breadcrumb. */
  readonly isBare: boolean
}

type Load = () => Promise<ComponentType>

const make = (load: Load, isBare: boolean): View => ({ ...chunk(load), isBare })

/** A view within header and footer. */
export const view = (load: Load) => make(load, false)

/** A view that fills the window by itself. */
export const bareView = (load: Load) => make(load, true)

/** A view of one customer's rows; while none is chosen it asks to choose one, and the server is asked for nothing. */
export const customerView = (load: Load) => make(async () => ofCustomer(await load()), false)

interface ReportModule {
  readonly default: ComponentType
  readonly resource: ResourceCalls
}

/** The view of a report of no one customer: its module brings the screen and the resource that it lists. */
export const listView = (load: () => Promise<ReportModule>) =>
  view(async () => {
    const { default: Report, resource } = await load()
    registerResource(resource)
    return Report
  })

/** The view of a plain report of one customer: its module brings the screen and the resource that it lists. */
export const reportView = (load: () => Promise<ReportModule>) =>
  customerView(async () => {
    const { default: Report, resource } = await load()
    registerResource(resource)
    return Report
  })
