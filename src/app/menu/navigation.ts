import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { translatePageName } from '#kit/page/pageTitle.ts'
import type { account } from '#schema/account/account.ts'
import { actsForEveryCustomer, roleIds } from '#schema/account/roles.ts'
import type { AnswerOf } from '#schema/call.ts'
import { pageOfSlug } from '#schema/pages.ts'
import { offersAdditions } from '#schema/wire/offered.ts'
import { atBase } from '#values/basePath.ts'

export const useEntryLabel = () => {
  const translate = useTranslate()
  return useCallback(
    (entry: NavigationEntry) =>
      'text' in entry && entry.text ? translate(entry.text) : translatePageName(translate, entry.name ?? ''),
    [translate],
  )
}

export const linkProps = ({ to, href }: NavigationLink) =>
  href === undefined ? { component: Link, to: to ?? '/' } : { component: 'a', href, rel: 'noreferrer' }

export type MenuGroups = AnswerOf<typeof account.menu>[0]

/** Link to a page of the portal, or with `href` to another site. */
export interface NavigationLink {
  readonly key: string
  /** `text` is a translation key, `name` a page name from the server. */
  readonly text?: string
  readonly name?: string
  readonly to?: string
  readonly href?: string
}

export interface NavigationGroup {
  readonly key: string
  readonly name: string
  readonly links: readonly NavigationLink[]
  /** Version of the portal, below the links. */
  readonly version?: string | undefined
}

export type NavigationEntry = NavigationLink | NavigationGroup

interface Places {
  readonly dashboardRepsUrl: string
  readonly aerospaceUrl: string
  /** Shown to administrators. */
  readonly version?: string | undefined
}

type Person = Pick<CurrentUser, 'roleId' | 'plant'>

/** A company's menu may have pages that show nothing of its services. */
const isShown = ({ slug }: { readonly slug: string }) => !pageOfSlug(slug)?.isAddition || offersAdditions('read')

const hasShown = ({ items }: MenuGroups[number]) => items.length === 0 || items.some(isShown)

const groupEntry = ({ name, items }: MenuGroups[number], version: string | undefined): NavigationGroup => ({
  key: name,
  name,
  links: items.filter(isShown).map((item) => ({ key: item.slug, name: item.name, to: `/${item.slug}/` })),
  version,
})

/** Group that a role uses most; it comes first. */
const ownGroup: Readonly<Partial<Record<number, string>>> = {
  [roleIds.admin]: 'Administration',
  [roleIds.salesManager]: 'Sales',
}

const ownFirst = ({ roleId }: Person, groups: MenuGroups) => {
  const isOwn = ({ name }: MenuGroups[number]) => name === ownGroup[roleId]
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))]
}

/** Entries of the header in display order `docs/product/look.md#header`. */
export const navigationFor = (user: Person, groups: MenuGroups, places: Places): NavigationEntry[] => {
  const entries: NavigationEntry[] = [
    { key: 'dashboard', text: 'shell.dashboard', to: '/' },
    ...ownFirst(user, groups.filter(hasShown)).map((group) =>
      groupEntry(group, user.roleId === roleIds.admin && group.name === 'Administration' ? places.version : undefined),
    ),
  ]
  if (places.dashboardRepsUrl && (user.roleId === roleIds.representative || user.roleId === roleIds.admin)) {
    entries.push({ key: 'dashboardReps', text: 'shell.dashboardReps', href: places.dashboardRepsUrl })
  }
  if (user.plant === 'aerospace') {
    entries.push({ key: 'aerospace', text: 'shell.aerospace', href: atBase(places.aerospaceUrl) })
  }
  return entries
}

export const isGroup = (entry: NavigationEntry): entry is NavigationGroup => 'links' in entry

export const isAt = (link: NavigationLink, currentSlug: string | null) =>
  link.to === (currentSlug === '' ? '/' : `/${currentSlug}/`)

export const holds = (entry: NavigationEntry, currentSlug: string | null): boolean =>
  isGroup(entry) ? entry.links.some((link) => isAt(link, currentSlug)) : isAt(entry, currentSlug)

/** A company need not list the customers of users who act for all of them. */
export const mayPickCustomer = ({ roleId }: Pick<Person, 'roleId'>, customerIds: readonly number[]) =>
  actsForEveryCustomer(roleId) || (customerIds.length > 0 && roleId !== roleIds.customer)

export const picksByUnit = ({ roleId }: Pick<Person, 'roleId'>) => roleId === roleIds.admin || roleId === roleIds.staff

/** True for users whose lists can show all their customers together. */
export const mayPickAll = ({ roleId }: Pick<Person, 'roleId'>, customerIds: readonly number[]) =>
  customerIds.length > 1 && (roleId === roleIds.group || roleId === roleIds.representative)
