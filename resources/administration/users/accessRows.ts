import type { TranslateFunction } from 'react-admin'
import type { accessVerdict } from '#schema/administration/administration.ts'
import { entity, type RowOf } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { groups } from '#schema/page.ts'
import { fold } from '#values/texts.ts'

type Verdict = RowOf<typeof accessVerdict>

const word = text('word')

/** Row of the access table, all fields as text. */
export const accessRow = entity('access', {
  name: word,
  group: word,
  address: word,
  isAllowed: word,
  rule: word,
})

export type AccessRow = RowOf<typeof accessRow> & Pick<Verdict, 'rule'> & { readonly isGranted: boolean }

const placeOf = ({ kind, group }: Verdict) => {
  if (kind === 'content') return groups.length + 1
  const place = (groups as readonly (string | null)[]).indexOf(group)
  return place === -1 ? groups.length : place
}

const rowOf = (verdict: Verdict, translate: TranslateFunction) => {
  const { kind, subject, name, group, isAllowed, rule, isAdminOnly } = verdict
  const isPage = kind === 'page'
  return {
    place: placeOf(verdict),
    name: isPage
      ? translate(`pages.${subject || 'home'}`, { _: name })
      : translate(`users.access.keys.${subject}`, { _: translate('users.access.key', { key: subject }) }),
    group: isPage
      ? translate(group ? `groups.${group}` : 'users.access.noGroup', { _: group ?? '' })
      : translate('users.access.content'),
    address: isPage ? `/${subject}` : '',
    isAllowed: translate(isAllowed ? 'ra.boolean.true' : 'ra.boolean.false'),
    rule: translate(`users.access.rules.${isAdminOnly ? 'adminOnly' : rule}`),
    isGranted: isAllowed,
    isException: rule === 'granted' || rule === 'withdrawn',
  }
}

/** Filters by text, or for overrides only; ordered by menu group. */
export const accessRows = (
  verdicts: readonly Verdict[],
  { text: searched, isExceptional }: { text: string; isExceptional: boolean },
  translate: TranslateFunction,
) =>
  verdicts
    .map((verdict) => rowOf(verdict, translate))
    .filter(({ isException }) => isException || !isExceptional)
    .filter(({ name, group, address, rule }) =>
      fold(`${name}\n${group}\n${address}\n${rule}`).includes(fold(searched.trim())),
    )
    .sort((left, right) => left.place - right.place || left.name.localeCompare(right.name))
