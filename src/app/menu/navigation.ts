import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { translatePageName } from '#kit/page/pageTitle.ts'
import type { account } from '#schema/account/account.ts'
import { roleIds } from '#schema/account/userRules.ts'
import type { AnswerOf } from '#schema/call.ts'

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
}

export type NavigationEntry = NavigationLink | NavigationGroup

interface Places {
  readonly dashboardRepsUrl: string
  readonly aerospaceUrl: string
}

type Person = Pick<CurrentUser, 'roleId' | 'plant'>

const seesDashboardReps = ({ roleId }: Person) => roleId === roleIds.representative || roleId === roleIds.admin

const groupEntry = ({ name, items }: MenuGroups[number]): NavigationGroup => ({
  key: name,
  name,
  links: items.map((item) => ({ key: item.slug, name: item.name, to: `/${item.slug}/` })),
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
    ...ownFirst(user, groups).map(groupEntry),
  ]
  if (places.dashboardRepsUrl && seesDashboardReps(user)) {
    entries.push({ key: 'dashboardReps', text: 'shell.dashboardReps', href: places.dashboardRepsUrl })
  }
  if (user.plant === 'aerospace') {
    entries.push({ key: 'aerospace', text: 'shell.aerospace', href: places.aerospaceUrl })
  }
  return entries
}

export const isGroup = (entry: NavigationEntry): entry is NavigationGroup => 'links' in entry

export const isAt = (link: NavigationLink, currentSlug: string | null) =>
  link.to === (currentSlug === '' ? '/' : `/${currentSlug}/`)

export const holds = (entry: NavigationEntry, currentSlug: string | null): boolean =>
  isGroup(entry) ? entry.links.some((link) => isAt(link, currentSlug)) : isAt(entry, currentSlug)

export const mayPickCustomer = ({ roleId }: Pick<Person, 'roleId'>, customerIds: readonly number[]) =>
  customerIds.length > 0 && roleId !== roleIds.customer

export const picksByUnit = ({ roleId }: Pick<Person, 'roleId'>) => roleId === roleIds.admin || roleId === roleIds.staff
