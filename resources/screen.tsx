import type { ComponentType } from 'react'
import { type FirstCall, type FirstCalls, firstRows } from '#dataProvider/first-view/firstRows.ts'
import { type ResourceCalls, registerResource } from '#dataProvider/resources.ts'
import { type Chunk, chunk } from '#kit/chunk.ts'
import { type ListDefaults, listDefaults } from '#kit/report/report.ts'
import type { Texts } from '#kit/texts.ts'
import type { Call } from '#schema/call.ts'
import type { Route } from '#schema/pages.ts'

// Loaded before React, so this module must not import it.

/** First requests of a screen, in a module without components. */
type First = () => Promise<{ readonly first: FirstCalls }>

/** A page's component with its metadata; it loads in parallel with the access check. */
export interface Screen extends Chunk<ComponentType> {
  /** Rendered without header, footer and breadcrumb. */
  readonly isBare: boolean
  /** Needs a customer: without one it asks the user to select one, and sends no requests. */
  readonly isOfCustomer: boolean
  /** Without a customer, its lists show the rows of all customers of the user, if the role has several. */
  readonly showsAllCustomers: boolean
  readonly first: First | null
  readonly resources: readonly string[]
  /** Must be loaded before rendering. */
  readonly texts: readonly Texts[]
}

type About = Partial<Pick<Screen, 'isBare' | 'isOfCustomer' | 'showsAllCustomers' | 'first' | 'resources' | 'texts'>>

export const screenOf = (load: () => Promise<ComponentType>, about: About = {}): Screen => ({
  ...chunk(load),
  isBare: false,
  isOfCustomer: false,
  showsAllCustomers: false,
  first: null,
  resources: [],
  texts: [],
  ...about,
})

type Named<Name extends string> = ResourceCalls & { readonly name: Name }

interface ScreenModule<Name extends string> {
  readonly default: ComponentType
  /**
   * Resources of the screen, registered when the module loads, so that the calls of an area load with its first screen.
   */
  readonly resource?: Named<Name> | readonly Named<Name>[]
}

interface ReportModule<Name extends string> {
  readonly report: ListDefaults & { readonly resource: Named<Name> & { readonly list: Call } }
  /** Requests in addition to the rows. */
  readonly prefetches?: readonly FirstCall[]
}

type View<Name extends string = string> = () => Promise<ScreenModule<Name>>
type LoadReport<Name extends string = string> = () => Promise<ReportModule<Name>>

type ByRoute<Module> = Readonly<Record<string, Module | undefined>>

interface Folder<Viewed extends Route, Reported extends Route, Name extends string> {
  readonly pages?: Readonly<Record<Viewed, View<NoInfer<Name>>>>
  /** Reports by route; a report without a view module uses the default view. */
  readonly reports?: Readonly<Record<Reported, LoadReport<NoInfer<Name>>>>
  readonly resources?: readonly Name[]
  readonly texts?: Texts | readonly Texts[]
  /** First requests of screens without a report. */
  readonly first?: Readonly<Partial<Record<NoInfer<Viewed>, First>>>
  readonly isBare?: boolean
  /** Shows the rows of one customer. */
  readonly isOfCustomer?: boolean
  /** Its lists can show the rows of several customers together. */
  readonly showsAllCustomers?: boolean
}

/** The view of reports is part of the main bundle. */
const viewOf =
  (report: LoadReport): View =>
  async () => {
    const [{ report: described }, { reportScreen }] = await Promise.all([
      report(),
      import('#kit/report/ReportList.tsx'),
    ])
    return { default: reportScreen(described as never) }
  }

const firstOf =
  (report: LoadReport): First =>
  async () => {
    const { report: described, prefetches = [] } = await report()
    const rows = firstRows(described.resource, listDefaults(described))
    return { first: (opened) => [...rows(opened), ...prefetches] }
  }

const componentOf = (view: View, report?: LoadReport) => async () => {
  const [{ default: Component, resource = [] }, described] = await Promise.all([view(), report?.()])
  for (const one of [resource, described?.report.resource ?? []].flat()) registerResource(one)
  return Component
}

/** Declares screens that share resources, texts and options. */
export const screens = <
  Viewed extends Route = never,
  Reported extends Route = never,
  const Name extends string = never,
>({
  pages,
  reports,
  resources = [],
  texts = [],
  first,
  isBare = false,
  isOfCustomer = false,
  showsAllCustomers = false,
}: Folder<Viewed, Reported, Name>) => {
  const about = { isBare, isOfCustomer, showsAllCustomers, resources, texts: [texts].flat() }
  const views: ByRoute<View> = pages ?? {}
  const loadReports: ByRoute<LoadReport> = reports ?? {}
  const firsts: ByRoute<First> = first ?? {}
  const screenAt = (_: unknown, route: string) => {
    const report = loadReports[route]
    const view = views[route] ?? viewOf(report as LoadReport)
    return screenOf(componentOf(view, report), { ...about, first: (report ? firstOf(report) : firsts[route]) ?? null })
  }
  return byRoute({ ...pages, ...reports } as Readonly<Record<Viewed | Reported, unknown>>, screenAt)
}

interface Shared {
  /** Texts of other areas that are shown on these screens. */
  readonly texts?: readonly Texts[]
  /** All screens show the rows of one customer. */
  readonly isOfCustomer?: true
}

/** Screens of an area; each one loads the texts of all. */
export const area = <R extends Route>(
  all: Readonly<Record<R, Screen>>,
  { texts: others = [], ...about }: Shared = {},
) => {
  const own = Object.values<Screen>(all).flatMap(({ texts }) => texts)
  const texts = [...new Set([...own, ...others])]
  return byRoute(all, (screen) => ({ ...screen, ...about, texts }))
}

const byRoute = <R extends string, From, To>(all: Readonly<Record<R, From>>, make: (one: From, route: string) => To) =>
  Object.fromEntries(Object.entries<From>(all).map(([route, one]) => [route, make(one, route)])) as Record<R, To>
