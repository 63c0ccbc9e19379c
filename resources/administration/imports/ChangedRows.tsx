import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatCount, formatDay, formatMoney } from '#kit/fields/formats.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { imports } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { importedRow } from '#schema/imports/report.ts'
import type { Day } from '#schema/kinds.ts'
import { toCents } from '#values/amounts.ts'
import { fold } from '#values/texts.ts'
import { ChangeList, type ChangeText, describeChange } from '../ChangeList.tsx'

export const changedRows = { name: 'importedRows', entity: importedRow, list: imports.listRows } as const

type ImportedRow = RowOf<typeof importedRow>

const columns = ['number', 'customer', 'state', 'line', 'changes'] as const
const rowsAtOnce = 25
const fileName = 'imported-rows'

/** A value of a file as the screens show it. */
const shownValue = (kind: string | undefined, value: string | null) => {
  if (value === null) return null
  if (kind === 'day') return formatDay(value as Day)
  return kind === 'money' ? formatMoney(toCents(Number(value))) : value
}

/** Cells of the rows of a kind of file, on the screen and in exports. */
const useRowCells = (entity: string) => {
  const translate = useTranslate()
  return useMemo(() => {
    const file = dataFileOf(entity)
    const textsOf = ({ state, changes }: ImportedRow) =>
      changes.map(({ column, from, to }): ChangeText => {
        const field = file?.columns[column]?.field
        const kind = field && infoOf(field).kind
        const empty = state === 'changed' ? translate('imports.emptyValue') : null
        return { id: column, label: column, from: shownValue(kind, from) ?? empty, to: shownValue(kind, to) ?? empty }
      })
    return {
      show: {
        line: ({ line }: ImportedRow, text: string) => (line === null ? '-' : text),
        changes: (row: ImportedRow) => <ChangeList changes={textsOf(row)} of={row.number} />,
      },
      file: { changes: (row: ImportedRow) => textsOf(row).map(describeChange).join('; ') },
    }
  }, [entity, translate])
}

/** Rows that a run has changed. */
export const RowsOfRun = ({ id, entity }: { readonly id: number; readonly entity: string }) => {
  const cells = useRowCells(entity)
  const base = useMemo(() => ({ id }), [id])
  return (
    <ReportList
      resource={changedRows}
      columns={columns}
      filters={['q', 'state']}
      sort={['position', 'ASC']}
      base={base}
      isPart
      fileName={fileName}
      {...cells}
    />
  )
}

const isFound = ({ number, customer }: ImportedRow, text: string) =>
  fold(`${number}\n${customer ?? ''}`).includes(fold(text.trim()))

interface PlannedProps {
  readonly entity: string
  readonly rows: readonly ImportedRow[]
  /** All rows that the import would change, of which the first ones are listed. */
  readonly count: number
}

/** Rows that an import would change; nothing if there are none. */
export const PlannedRows = ({ entity, rows, count }: PlannedProps) => {
  const translate = useTranslate()
  const cells = useRowCells(entity)
  const [text, setText] = useState('')
  const found = useMemo(() => rows.filter((row) => isFound(row, text)), [rows, text])
  if (rows.length === 0) return null
  return (
    <Box sx={{ minWidth: 0 }}>
      <RowsReport
        name={changedRows.name}
        entity={importedRow}
        rows={found}
        columns={columns}
        sort={['position', 'ASC']}
        pageSize={rowsAtOnce}
        fileName={fileName}
        start={
          <TextField
            size="small"
            label={translate('table.q')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            helperText={
              count > rows.length
                ? translate('imports.firstRows', { shown: formatCount(rows.length), count: formatCount(count) })
                : undefined
            }
          />
        }
        {...cells}
      />
    </Box>
  )
}
