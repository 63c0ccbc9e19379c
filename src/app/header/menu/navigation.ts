import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '../../../../authProvider/currentUser.ts'
import type { account } from '../../../../schema/account/account.ts'
import { roleIds } from '../../../../schema/account/userRules.ts'
import type { AnswerOf } from '../../../../schema/call.ts'
import { translatePageName } from '../../../kit/page/pageTitle.ts'

/** The text of an entry of the navigation. */
export const useEntryLabel = () => {
  const translate = useTranslate()
  return useCallback(
    (entry: NavigationEntry) =>
      'text' in entry && entry.text ? translate(entry.text) : translatePageName(translate, entry.name ?? ''),
    [translate],
  )
}

/** What makes a button or menu item the link that an entry names. */
export const linkProps = ({ to, href }: NavigationLink) =>
  href === undefined ? { component: Link, to: to ?? '/' } : { component: 'a', href, rel: 'noreferrer' }

export type MenuGroups = AnswerOf<typeof account.menu>[0]

/** One place to go to: a page of the portal, or, with `href`, somewhere else. */
export interface NavigationLink {
  readonly key: string
  /** A key of the catalogue, or a page's name as the server says it. */
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

/** What somebody's role works in most, which stands first. */
const ownGroup: Readonly<Partial<Record<number, string>>> = {
  [roleIds.admin]: 'Administration',
  [roleIds.salesManager]: 'Sales',
}

const ownFirst = ({ roleId }: Person, groups: MenuGroups) => {
  const isOwn = ({ name }: MenuGroups[number]) => name === ownGroup[roleId]
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))]
}

/** What the header offers, in its order (spec 1 §2.10). */
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

/** Whether the page on the screen is this entry's, or one of its group's. */
export const holds = (entry: NavigationEntry, currentSlug: string | null): boolean =>
  isGroup(entry) ? entry.links.some((link) => isAt(link, currentSlug)) : isAt(entry, currentSlug)

/** Whether the user may choose among customers. */
export const mayPickCustomer = ({ roleId }: Pick<Person, 'roleId'>, customerIds: readonly number[]) =>
  customerIds.length > 0 && roleId !== roleIds.customer

/** Whether the picker asks for the business unit first. */
export const picksByUnit = ({ roleId }: Pick<Person, 'roleId'>) => roleId === roleIds.admin || roleId === roleIds.staff
