import type { ComponentType } from 'react'
import { type FirstCall, type FirstCalls, firstRows } from '../dataProvider/lists/firstRows.ts'
import { type ResourceCalls, registerResource } from '../dataProvider/resources.ts'
import type { Call } from '../schema/call.ts'
import type { Route } from '../schema/pages.ts'
import { type Chunk, chunk } from '../src/kit/chunk.ts'
import { type Begun, beginningOf } from '../src/kit/table/report/report.ts'

// Known before there is anything to draw with: nothing of React is loaded here.

type TextModule = { readonly texts: Readonly<Record<string, unknown>> }

/** The texts of a screen or of an area, in both languages. */
export type Texts = Readonly<Record<'en' | 'es', () => Promise<TextModule>>>

/** What a screen asks for as soon as it is drawn, by a module that draws nothing. */
type First = () => Promise<{ readonly first: FirstCalls }>

/** A page's component, which loads while the guard asks, and what belongs to it. */
export interface Screen extends Chunk<ComponentType> {
  /** Drawn without header, footer and breadcrumb. */
  readonly isBare: boolean
  /** Drawn once the tab acts for a customer; until then it asks to choose one, and the server nothing. */
  readonly isOfCustomer: boolean
  readonly first: First | null
  /** The names of the react-admin resources that it lists or edits. */
  readonly resources: readonly string[]
  /** What has to be there before it is drawn. */
  readonly texts: readonly Texts[]
}

type About = Partial<Pick<Screen, 'isBare' | 'isOfCustomer' | 'first' | 'resources' | 'texts'>>

/** A component as a screen. */
export const screenOf = (load: () => Promise<ComponentType>, about: About = {}): Screen => ({
  ...chunk(load),
  isBare: false,
  isOfCustomer: false,
  first: null,
  resources: [],
  texts: [],
  ...about,
})

type Named<Name extends string> = ResourceCalls & { readonly name: Name }

interface ScreenModule<Name extends string> {
  readonly default: ComponentType
  /** What it lists or edits, made known as the module loads: the calls of an area come with its first screen. */
  readonly resource?: Named<Name> | readonly Named<Name>[]
}

interface ReportModule<Name extends string> {
  readonly report: Begun & { readonly resource: Named<Name> & { readonly list: Call } }
  /** What its view asks for beside the rows. */
  readonly beside?: readonly FirstCall[]
}

type View<Name extends string = string> = () => Promise<ScreenModule<Name>>
type LoadReport<Name extends string = string> = () => Promise<ReportModule<Name>>

type ByRoute<Module> = Readonly<Record<string, Module | undefined>>

interface Folder<Viewed extends Route, Reported extends Route, Name extends string> {
  /** By their routes, the modules of the views. */
  readonly pages?: Readonly<Record<Viewed, View<NoInfer<Name>>>>
  /** By their routes, the reports of screens: one that has no view is drawn as the report that it is. */
  readonly reports?: Readonly<Record<Reported, LoadReport<NoInfer<Name>>>>
  /** The names of the resources that these modules bring. */
  readonly resources?: readonly Name[]
  readonly texts?: Texts
  /** Of screens without a report whose address says what they begin with. */
  readonly first?: Readonly<Partial<Record<NoInfer<Viewed>, First>>>
  readonly isBare?: boolean
  /** They show the rows of one customer. */
  readonly isOfCustomer?: boolean
}

/** What draws a report has come with the portal. */
const viewOf =
  (report: LoadReport): View =>
  async () => {
    const [{ report: described }, { reportScreen }] = await Promise.all([
      report(),
      import('../src/kit/table/report/ReportList.tsx'),
    ])
    return { default: reportScreen(described as never) }
  }

const firstOf =
  (report: LoadReport): First =>
  async () => {
    const { report: described, beside = [] } = await report()
    const rows = firstRows(described.resource, beginningOf(described))
    return { first: (opened) => [...rows(opened), ...beside] }
  }

/** The component of a screen; its resources are known from then on. */
const componentOf = (view: View, report?: LoadReport) => async () => {
  const [{ default: Component, resource = [] }, described] = await Promise.all([view(), report?.()])
  for (const one of [resource, described?.report.resource ?? []].flat()) registerResource(one)
  return Component
}

/** Screens that are declared together: their routes, views, reports, resources and texts. */
export const screens = <
  Viewed extends Route = never,
  Reported extends Route = never,
  const Name extends string = never,
>({
  pages,
  reports,
  resources = [],
  texts,
  first,
  isBare = false,
  isOfCustomer = false,
}: Folder<Viewed, Reported, Name>) => {
  const about = { isBare, isOfCustomer, resources, texts: texts ? [texts] : [] }
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
  /** Texts of other areas, of what its screens show of them. */
  readonly texts?: readonly Texts[]
  /** Each of its screens shows the rows of one customer. */
  readonly isOfCustomer?: true
}

/** The screens of an area, each with the texts of all of them. */
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
