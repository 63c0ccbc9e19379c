import Refused from '@mui/icons-material/Block'
import Allowed from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { type accessVerdict, administration } from '#schema/administration/administration.ts'
import { entity, type RowOf } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { groups } from '#schema/page.ts'
import { fold } from '#values/texts.ts'

type AccessVerdict = RowOf<typeof accessVerdict>

const word = text('word')

/** Row of the access table, all fields as text. */
const accessRow = entity('access', {
  name: word,
  group: word,
  address: word,
  isAllowed: word,
  rule: word,
})

const placeOf = ({ kind, group }: AccessVerdict) => {
  if (kind === 'content') return groups.length + 1
  const place = (groups as readonly (string | null)[]).indexOf(group)
  return place === -1 ? groups.length : place
}

const rowOf = (verdict: AccessVerdict, translate: TranslateFunction) => {
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
const accessRows = (
  verdicts: readonly AccessVerdict[],
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

const columns = ['name', 'group', 'address', 'isAllowed', 'rule'] as const

const Verdict = ({ isGranted, text }: { readonly isGranted: boolean; readonly text: string }) => {
  const Icon = isGranted ? Allowed : Refused
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        verticalAlign: 'middle',
        color: isGranted ? 'states.onTime.main' : 'text.secondary',
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {text}
    </Box>
  )
}

const show = {
  isAllowed: (row: object, text: string) => (
    <Verdict isGranted={(row as { isGranted: boolean }).isGranted} text={text} />
  ),
}

interface Props {
  readonly userId: number
}

/** Access of a user to each page and content key, with the rule that decides. */
export const UserAccess = ({ userId }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [isExceptional, setIsExceptional] = useState(false)
  const verdicts = useCall(administration.explainAccess, { id: userId })
  const rows = useMemo(
    () => accessRows(verdicts.data ?? [], { text, isExceptional }, translate),
    [verdicts.data, text, isExceptional, translate],
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          label={translate('users.access.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          size="small"
          sx={{ width: 264 }}
        />
        <FormControlLabel
          control={<Switch size="small" checked={isExceptional} onChange={() => setIsExceptional(!isExceptional)} />}
          label={translate('users.access.onlyExceptions')}
          sx={{ m: 0, gap: 0.5 }}
        />
      </Box>
      <RowsReport name="access" entity={accessRow} rows={rows} columns={columns} show={show} {...statesOf(verdicts)} />
    </Box>
  )
}
