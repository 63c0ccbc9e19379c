import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMenu } from '#authProvider/menu.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { addressOf, globalSearch, type HitKind, minLetters, type SearchHit, searchPages } from '#schema/home/search.ts'
import { fold } from '#values/texts.ts'
import { isGroup, type NavigationEntry, useEntryLabel } from '../menu/navigation.ts'
import { wordOfPage } from './pageWords.ts'
import { type Recent, useRecent } from './recent.ts'

export interface Hit {
  readonly key: string
  readonly label: string
  readonly about: string
  readonly customer: string | null
  readonly state: SearchHit['state']
  readonly isExact: boolean
  readonly to: string
  readonly href?: string | undefined
  readonly customerId: number | null
  /** Stored as recent when opened; null for pages. */
  readonly found: Recent | null
}

export interface HitGroup {
  readonly name: string
  readonly hits: readonly Hit[]
}

const maxPages = 6
const pause = 60

const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const asHit = (found: Recent & Partial<Pick<SearchHit, 'state' | 'isExact'>>): Hit => ({
  key: [found.kind, found.number, found.customerId].join(' '),
  label: found.number,
  about: found.about,
  customer: found.kind === 'customer' ? null : found.customer,
  state: found.state ?? null,
  isExact: found.isExact ?? false,
  to: addressOf(found),
  customerId: found.customerId,
  found,
})

const usePages = (entries: readonly NavigationEntry[], text: string): readonly Hit[] => {
  const labelOf = useEntryLabel()
  const searched = fold(text)
  return entries
    .flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
    .map((link) => ({ link, label: labelOf(link), word: wordOfPage(link.key, text) }))
    .filter(({ label, word }) => word !== undefined || fold(label).includes(searched))
    .slice(0, maxPages)
    .map(({ link, label, word = '' }) => ({
      key: `page ${link.key}`,
      label,
      about: word,
      customer: null,
      state: null,
      isExact: false,
      to: link.to ?? '/',
      href: link.href,
      customerId: null,
      found: null,
    }))
}

const grouped = (found: readonly SearchHit[], titleOf: (kind: HitKind) => string): HitGroup[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    name: titleOf(kind),
    hits: found.filter((one) => one.kind === kind).map(asHit),
  }))

/** Search results: records from the server and pages from the menu; recent hits before typing. */
export const useHits = (entries: readonly NavigationEntry[], typed: string) => {
  const translate = useTranslate()
  const { groups: menu } = useMenu()
  const text = typed.trim()
  const settled = useSettled(text)
  const isLong = text.length >= minLetters
  const query = useCall(
    globalSearch.search,
    { text: settled },
    { enabled: isLong && settled.length >= minLetters, keepsRows: true, handlesExpiry: true },
  )
  const slugs = new Set(menu.flatMap(({ items }) => items.map(({ slug }) => slug)))
  const { recent, remember } = useRecent((kind) =>
    searchPages[kind].every((page) => slugs.has(page) || extraRoutes.includes(page)),
  )
  const pages = usePages(entries, text)
  const ofPages = pages.length > 0 ? [{ name: translate('search.pages'), hits: pages }] : []
  const found = isLong ? grouped(query.data ?? [], (kind) => translate(`search.kinds.${kind}`)) : []
  const all = /\d/.test(text) ? [...found, ...ofPages] : [...ofPages, ...found]
  const recentGroups = recent.length > 0 ? [{ name: translate('search.recent'), hits: recent.map(asHit) }] : []
  return {
    groups: isLong ? all : recentGroups,
    remember,
    isLong,
    isPending: isLong && (query.isPending || query.isPlaceholderData || settled !== text),
    error: isLong ? query.error : null,
    refetch: query.refetch,
  }
}

/** Pages outside the menu; their access is checked when opened. */
const extraRoutes: readonly string[] = ['', 'edit-user', 'order']
