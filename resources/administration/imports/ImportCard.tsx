import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { compareValues } from '#values/texts.ts'
import { CheckReport } from './CheckReport.tsx'
import { FurtherKinds } from './FurtherKinds.tsx'
import { HeaderChoice, HeaderQuestion } from './HeaderChoice.tsx'
import { ImportButtons } from './ImportButtons.tsx'
import { needsColumns, reportsOf, type Upload } from './importing.ts'
import { MappingButtons, MappingChoice } from './MappingChoice.tsx'
import { MappingTable } from './MappingTable.tsx'
import { type Doing, EmptyFileError, type Importing } from './useImports.ts'
import { useKindName } from './useKindName.ts'
import { useReason } from './useReason.ts'

interface Props extends Doing {
  readonly item: Importing
}

/** Names of all kinds of files, those that fit first. */
const kindsFor = ({ candidates }: Upload, kindName: (file: string) => string) => {
  const fitting = candidates.map(({ file }) => file)
  return [
    ...fitting,
    ...dataFiles
      .map(({ name }) => name)
      .filter((name) => !fitting.includes(name))
      .sort((one, other) => compareValues(kindName(one), kindName(other))),
  ]
}

/** Encoding, separator and sheet, as the file was read. */
const FormLine = ({ upload: { form, encoding, separator, isFromLastRun } }: { readonly upload: Upload }) => {
  const translate = useTranslate()
  const separators = new Map([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
  ])
  const between = separators.get(separator ?? '')
  const parts = [
    form === 'csv' ? 'CSV' : `${translate('imports.workbook')} .${form}`,
    encoding?.toUpperCase(),
    between && translate(`imports.separators.${between}`),
    isFromLastRun && translate('imports.fromLastRun'),
  ]
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  )
}

const Choices = ({ item, propose, setReplacing }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const { upload, mapping, isReplacing } = item
  if (!upload) return null
  const sheet = mapping?.sheet ?? upload.sheet ?? ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <TextField
        select
        size="small"
        label={translate('imports.kind')}
        value={mapping?.file ?? ''}
        onChange={({ target }) => void propose(item, { file: target.value, ...(sheet && { sheet }) })}
        sx={{ minWidth: 220 }}
      >
        {kindsFor(upload, kindName).map((name) => (
          <MenuItem key={name} value={name}>
            {kindName(name)}
          </MenuItem>
        ))}
      </TextField>
      {upload.sheets.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('imports.sheet')}
          value={sheet}
          onChange={({ target }) => void propose(item, { sheet: target.value, ...(mapping && { file: mapping.file }) })}
          sx={{ minWidth: 160 }}
        >
          {upload.sheets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <HeaderChoice item={item} propose={propose} />
      <MappingChoice item={item} propose={propose} />
      <FormControlLabel
        control={
          <Switch size="small" checked={isReplacing} onChange={({ target }) => setReplacing(item, target.checked)} />
        }
        label={translate('imports.replace')}
      />
    </Box>
  )
}

const Applied = ({ item, close }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const { result } = item
  if (!result) return null
  return (
    <>
      {reportsOf(result).map(({ entity, added, changed, unchanged, removed }) => (
        <MessageBanner key={entity} kind="success">
          {translate('imports.applied', {
            entity: kindName(entity),
            added: formatCount(added),
            changed: formatCount(changed),
            unchanged: formatCount(unchanged),
            removed: formatCount(removed),
          })}
        </MessageBanner>
      ))}
      <Box>
        <Button onClick={() => close(item)}>{translate('imports.discard')}</Button>
      </Box>
    </>
  )
}

const Open = ({ item, ...doing }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const { upload, mapping, report, isStale, busy } = item
  return (
    <>
      {upload && <FormLine upload={upload} />}
      <HeaderQuestion item={item} />
      <Choices item={item} {...doing} />
      {upload && !mapping && !busy && <MessageBanner kind="warning">{translate('imports.noKind')}</MessageBanner>}
      {upload && mapping && (
        <Disclosure title={translate('imports.mapping')} needsAttention={needsColumns(mapping, upload, report)}>
          <MappingButtons item={item} setMapping={doing.setMapping} />
          <MappingTable
            upload={upload}
            mapping={mapping}
            report={report}
            onChange={(changed) => doing.setMapping(item, changed)}
          />
        </Disclosure>
      )}
      <FurtherKinds item={item} {...doing} />
      {report &&
        reportsOf(report).map((one, at) => (
          <Box key={one.entity} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {report.also.length > 0 && <Typography variant="h3">{kindName(one.entity)}</Typography>}
            <CheckReport item={item} report={one} isStale={isStale} isFirst={at === 0} {...doing} />
          </Box>
        ))}
      <ImportButtons item={item} {...doing} />
    </>
  )
}

const maxShown = 5

/** Reason of a failed call; problems of the file first. */
const Failure = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate()
  const textOf = useReason()
  const serverMessage = useServerMessage()
  if (error instanceof EmptyFileError) return <MessageBanner kind="error">{translate('imports.isEmpty')}</MessageBanner>
  const problems = error instanceof CallError ? error.problems.slice(0, maxShown) : []
  const texts = problems.map((problem) =>
    problem.line === 0 ? textOf(problem) : translate('imports.atLine', { line: problem.line, reason: textOf(problem) }),
  )
  return (
    <MessageBanner kind="error">
      <Box sx={{ whiteSpace: 'pre-line' }}>{texts.join('\n') || serverMessage(error)}</Box>
    </MessageBanner>
  )
}

/** A file on its way, from its proposal to the import. */
export const ImportCard = ({ item, ...doing }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const { name, busy, error, result } = item
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {busy && (
        <Box role="status">
          <Typography variant="body2">{translate(`imports.busy.${busy}`)}</Typography>
          <LinearProgress aria-hidden />
        </Box>
      )}
      {error !== null && <Failure error={error} />}
      {result ? <Applied item={item} {...doing} /> : <Open item={item} {...doing} />}
    </Card>
  )
}
