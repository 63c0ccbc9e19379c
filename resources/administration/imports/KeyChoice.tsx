import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import type { MappedColumn, Mapping } from './importing.ts'

interface Props {
  readonly file: string
  readonly mapped: MappedColumn
  readonly onChange: (mapped: MappedColumn) => void
}

/** Whether a column has the portal's numbers or keys of the plant; nothing for columns that name no record. */
export const KeyChoice = ({ file, mapped, onChange }: Props) => {
  const translate = useTranslate()
  const kind = kindNamedBy(file, mapped.column)
  if (kind === null) return null
  const ways = kind === file ? (['create', 'reject'] as const) : (['reject'] as const)
  return (
    <TextField
      select
      size="small"
      label={translate('imports.keys.label')}
      value={mapped.keys ?? ''}
      onChange={({ target }) => {
        const { keys: _, ...rest } = mapped
        const keys = ways.find((way) => way === target.value)
        onChange(keys ? { ...rest, keys } : rest)
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 1, width: '100%', maxWidth: 360 }}
    >
      <MenuItem value="">{translate('imports.keys.own')}</MenuItem>
      {ways.map((way) => (
        <MenuItem key={way} value={way}>
          {translate(`imports.keys.${way}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface SourceProps {
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}

/** Name of the program whose keys the file has; nothing if it has none. */
export const KeySource = ({ mapping, onChange }: SourceProps) => {
  const translate = useTranslate()
  if (mapping.columns.every(({ keys }) => keys === undefined)) return null
  return (
    <TextField
      size="small"
      label={translate('imports.keys.source')}
      helperText={translate('imports.keys.sourceNote')}
      value={mapping.source ?? ''}
      onChange={({ target }) => onChange({ ...mapping, source: target.value })}
      slotProps={{ htmlInput: { maxLength: 60 } }}
      sx={{ mt: 2, width: '100%', maxWidth: 360 }}
    />
  )
}
