import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { formatCount, formatMoment } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { importKind, imports } from '#schema/imports/calls.ts'
import { rhythms } from '#schema/imports/freshness.ts'
import { useKindName } from './useKindName.ts'

type ImportKind = RowOf<typeof importKind>

const columns = ['file', 'importedAt', 'rows', 'isOverdue'] as const

/** Choice of how often a kind of file is expected. */
const RhythmChoice = ({ kind: { file, rhythm } }: { readonly kind: ImportKind }) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const choose = async (chosen: string) => {
    try {
      await send(imports.setRhythm, { file, rhythm: rhythms.find((one) => one === chosen) ?? null })
      await queryClient.invalidateQueries()
    } catch (error) {
      notify(describeReason(error, translate), { type: 'error' })
    }
  }
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={rhythm ?? ''}
      onChange={({ target }) => void choose(target.value)}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': translate('imports.ages.rhythmOf', { kind: kindName(file) }) },
      }}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value="">{translate('imports.ages.none')}</MenuItem>
      {rhythms.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`imports.ages.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const byAge = (one: ImportKind, other: ImportKind) =>
  Number(other.isOverdue) - Number(one.isOverdue) ||
  Number(one.importedAt === null) - Number(other.importedAt === null) ||
  (one.importedAt ?? '').localeCompare(other.importedAt ?? '')

/** Age and rows of all kinds of files: overdue ones first, those that were never imported last. */
export const KindAges = () => {
  const translate = useTranslate()
  const kindName = useKindName()
  const query = useCall(imports.listKinds, {})
  const { data = [] } = query
  const rows = useMemo(() => data.toSorted(byAge), [data])
  const overdue = rows.filter(({ isOverdue }) => isOverdue)
  const never = rows.filter(({ importedAt }) => importedAt === null)
  const show = useMemo(() => {
    const age = ({ importedAt }: ImportKind) =>
      importedAt === null ? translate('imports.ages.never') : formatMoment(importedAt, portalSettings().timeZone)
    return {
      file: ({ file }: ImportKind) => kindName(file),
      importedAt: age,
      isOverdue: ({ isOverdue }: ImportKind) => (
        <Box component="span" sx={{ color: isOverdue ? 'states.delayed.main' : undefined }}>
          {isOverdue ? translate('imports.ages.overdue') : '-'}
        </Box>
      ),
    }
  }, [translate, kindName])
  const title = translate('imports.ages.title', {
    overdue: formatCount(overdue.length),
    imported: formatCount(rows.length - never.length),
    never: formatCount(never.length),
  })
  return (
    <Disclosure title={title} needsAttention={overdue.length > 0}>
      <RowsReport
        name="importKinds"
        entity={importKind}
        rows={rows}
        columns={columns}
        show={show}
        rowAction={(kind) => <RhythmChoice kind={kind} />}
        pageSize={10}
        {...statesOf(query)}
      />
    </Disclosure>
  )
}
