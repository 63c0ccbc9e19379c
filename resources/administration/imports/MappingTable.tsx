import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { type FieldInfo, infoOf } from '#schema/fields.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { dateFormats, numberFormats } from '#schema/imports/mapping.ts'
import { ColumnOptions } from './ColumnOptions.tsx'
import {
  changeColumn,
  columnOf,
  columnsWithoutHeader,
  fixValue,
  type MappedColumn,
  type Mapping,
  mapHeader,
  type Report,
  type Upload,
} from './importing.ts'
import { KeyChoice, KeySource } from './KeyChoice.tsx'
import { SkipRules } from './SkipRules.tsx'

interface Props {
  readonly upload: Upload
  readonly mapping: Mapping
  readonly report: Report | null
  readonly onChange: (mapping: Mapping) => void
}

const isNumber = ({ kind }: FieldInfo) =>
  ['integer', 'quantity', 'money', 'kilograms', 'pounds', 'inches', 'percent'].includes(kind)

/** Formats to choose from; none for whole numbers without separators. */
const formatsOf = (
  field: FieldInfo | undefined,
  isDecided: boolean,
): readonly NonNullable<MappedColumn['format']>[] => {
  if (field?.kind === 'day') return dateFormats
  return field && isNumber(field) && (isDecided || field.kind !== 'integer') ? numberFormats : []
}

/** Shows the choice that an empty value stands for. */
const showsEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

interface ValuesProps {
  readonly mapped: MappedColumn
  readonly onChange: (values: NonNullable<MappedColumn['values']>) => void
}

/** Replaced values of a column; a value that the server does not know is proposed as it is, to be replaced. */
const ReplacedValues = ({ mapped: { values = [] }, onChange }: ValuesProps) => {
  const translate = useTranslate()
  const { prompt } = useDialogs()
  const edit = async (from: string, to: string) => {
    const answer = await prompt({
      message: translate('imports.replaceQuestion', { value: from }),
      value: to,
      maxLength: 255,
    })
    if (answer !== null) onChange(values.map((value) => (value.from === from ? { from, to: answer } : value)))
  }
  return values.map(({ from, to }) => (
    <Chip
      key={from}
      size="small"
      color={from === to ? 'warning' : 'default'}
      variant="outlined"
      label={`${from} → ${from === to ? '?' : to}`}
      onClick={() => void edit(from, to)}
      onDelete={() => onChange(values.filter((value) => value.from !== from))}
      sx={{ mt: 0.5, mr: 0.5, maxWidth: '100%' }}
    />
  ))
}

interface HeaderProps extends Props {
  readonly header: string
  readonly at: number
}

/** Column that a header is mapped to, its format, a prefix to remove, and replaced values. */
const HeaderRow = ({ upload, mapping, report, header, at, onChange }: HeaderProps) => {
  const translate = useTranslate()
  const columns = dataFileOf(mapping.file)?.columns ?? {}
  const mapped = columnOf(mapping, header)
  const column = mapped ? columns[mapped.column] : undefined
  const field = column && infoOf(column.field)
  const decided = report?.columns.find(({ column }) => column === mapped?.column)?.format
  const formats = formatsOf(field, Boolean(decided ?? mapped?.format))
  const samples = upload.sample.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  const automatic = translate('imports.automatic')
  return (
    <Box
      role="group"
      aria-label={header}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 210px 240px 140px' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{header}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...new Set(samples)].slice(0, 3).join(', ')}
        </Typography>
        {mapped && (
          <ReplacedValues mapped={mapped} onChange={(values) => onChange(changeColumn(mapping, mapped, { values }))} />
        )}
        {mapped && (
          <KeyChoice
            file={mapping.file}
            mapped={mapped}
            onChange={(changed) => onChange(changeColumn(mapping, changed, {}))}
          />
        )}
        {mapped && field && (
          <ColumnOptions
            mapped={mapped}
            field={field}
            onChange={(changed) => onChange(changeColumn(mapping, changed, {}))}
          />
        )}
      </Box>
      <TextField
        select
        size="small"
        label={translate('imports.column')}
        value={mapped?.column ?? ''}
        onChange={({ target }) => onChange(mapHeader(mapping, header, target.value))}
        slotProps={showsEmpty}
      >
        <MenuItem value="">{translate('imports.notImported')}</MenuItem>
        {Object.keys(columns).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {mapped && formats.length > 0 ? (
        <TextField
          select
          size="small"
          label={translate('imports.format')}
          value={mapped.format ?? ''}
          slotProps={showsEmpty}
          onChange={({ target }) => {
            const { format: _, ...rest } = mapped
            const format = formats.find((one) => one === target.value)
            onChange(changeColumn(mapping, { ...rest, column: mapped.column }, format ? { format } : {}))
          }}
        >
          <MenuItem value="">{decided ? `${automatic}: ${decided}` : automatic}</MenuItem>
          {formats.map((format) => (
            <MenuItem key={format} value={format}>
              {format}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
      )}
      {mapped && field?.kind === 'text' && (
        <TextField
          size="small"
          label={translate('imports.strip')}
          value={mapped.strip ?? ''}
          onChange={({ target }) => {
            const { strip: _, ...rest } = mapped
            onChange(changeColumn(mapping, rest, target.value === '' ? {} : { strip: target.value }))
          }}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      )}
    </Box>
  )
}

/** Editable mapping: each header of the file, rows to leave out, and fixed values of required columns that it lacks. */
export const MappingTable = (props: Props) => {
  const translate = useTranslate()
  const { upload, mapping, onChange } = props
  const lacking = columnsWithoutHeader(mapping, upload.headers)
  return (
    <Box sx={{ minWidth: 0 }}>
      {[...new Set(upload.headers)].filter(Boolean).map((header) => (
        <HeaderRow key={header} {...props} header={header} at={upload.headers.indexOf(header)} />
      ))}
      <KeySource mapping={mapping} onChange={onChange} />
      <SkipRules mapping={mapping} headers={[...new Set(upload.headers)].filter(Boolean)} onChange={onChange} />
      {lacking.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
          <Typography variant="body2">{translate('imports.lacking')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {lacking.map((name) => (
              <TextField
                key={name}
                size="small"
                label={name}
                value={mapping.columns.find(({ column }) => column === name)?.fixed ?? ''}
                onChange={({ target }) => onChange(fixValue(mapping, name, target.value))}
                sx={{ width: 220 }}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
