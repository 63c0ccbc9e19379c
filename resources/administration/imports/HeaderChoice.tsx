import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { Doing, Importing } from './useImports.ts'

interface Props extends Pick<Doing, 'propose'> {
  readonly item: Importing
}

const maxShown = 6

/** The row of a file that names its columns; others can be chosen. */
export const HeaderChoice = ({ item, propose }: Props) => {
  const translate = useTranslate()
  const { upload, mapping } = item
  if (!upload || upload.firstRows.length < 2) return null
  const sheet = mapping?.sheet ?? upload.sheet
  const choose = (headerRow: number) =>
    void propose(item, { headerRow, ...(sheet && { sheet }), ...(mapping && { file: mapping.file }) })
  return (
    <TextField
      select
      size="small"
      label={translate('imports.headerRow')}
      value={upload.headerRow}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ width: 260 }}
    >
      {upload.firstRows.map(({ line, cells }) => (
        <MenuItem key={line} value={line}>
          {translate('imports.headerLine', { line, cells: cells.filter(Boolean).slice(0, maxShown).join(' · ') })}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Asks which row is the header where several could be. */
export const HeaderQuestion = ({ item: { upload, mapping } }: Pick<Props, 'item'>) => {
  const translate = useTranslate()
  if (!upload || upload.otherHeaderRows.length === 0 || mapping?.headerRow) return null
  const rows = [upload.headerRow, ...upload.otherHeaderRows].sort((one, other) => one - other).join(', ')
  return <MessageBanner kind="warning">{translate('imports.headerQuestion', { rows })}</MessageBanner>
}
