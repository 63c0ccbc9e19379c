import type { ComponentType } from 'react'
import type { FirstCalls } from '../dataProvider/firstRows.ts'
import { type ResourceCalls, registerResource } from '../dataProvider/resources.ts'
import type { Route } from '../schema/pages.ts'
import { type Chunk, chunk } from '../src/kit/chunk.ts'

// Known before there is anything to draw with: nothing of React is loaded here.

type TextModule = { readonly texts: Readonly<Record<string, unknown>> }

/** The texts of a screen's folder, in both languages. */
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

interface Folder<R extends Route, Name extends string> {
  /** By their routes, the modules of the screens. */
  readonly pages: Readonly<Record<R, () => Promise<ScreenModule<NoInfer<Name>>>>>
  /** The names of the resources that these modules bring. */
  readonly resources?: readonly Name[]
  readonly texts?: Texts
  /** Of screens whose address says what they begin with. */
  readonly first?: Readonly<Partial<Record<NoInfer<R>, First>>>
  readonly isBare?: boolean
  /** They show the rows of one customer. */
  readonly isOfCustomer?: boolean
}

/** The screens of one folder: their routes, views, resources and texts. */
export const screens = <R extends Route, const Name extends string = never>({
  pages,
  resources = [],
  texts,
  first,
  isBare = false,
  isOfCustomer = false,
}: Folder<R, Name>) => {
  const load = (view: () => Promise<ScreenModule<Name>>) => async () => {
    const { default: Component, resource = [] } = await view()
    for (const one of [resource].flat()) registerResource(one)
    return Component
  }
  const about = { isBare, isOfCustomer, resources, texts: texts ? [texts] : [] }
  const firsts: Readonly<Record<string, First | undefined>> = first ?? {}
  return byRoute(pages, (view, route) => screenOf(load(view), { ...about, first: firsts[route] ?? null }))
}

/** The screens of an area, each with the texts of all of them, and of what they show of other areas. */
export const area = <R extends Route>(all: Readonly<Record<R, Screen>>, ...others: readonly Texts[]) => {
  const own = Object.values<Screen>(all).flatMap(({ texts }) => texts)
  const texts = [...new Set([...own, ...others])]
  return byRoute(all, (screen) => ({ ...screen, texts }))
}

const byRoute = <R extends Route, From, To>(all: Readonly<Record<R, From>>, make: (one: From, route: string) => To) =>
  Object.fromEntries(Object.entries<From>(all).map(([route, one]) => [route, make(one, route)])) as Record<R, To>
