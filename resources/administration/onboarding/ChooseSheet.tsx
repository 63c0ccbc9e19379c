import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { readDelimited } from '#kit/files/delimited.ts'
import { exportTable } from '#kit/files/exportTable.ts'
import { FileDrop } from '#kit/files/FileDrop.tsx'
import { maxRows, sheetFieldNames } from '#schema/administration/onboarding.ts'
import { readSheet, type SheetCells, UnreadableSheetError } from './readSheet.ts'
import { type Sheet, type SheetFault, sheetOf } from './sheet.ts'

async function* noRows() {
  yield []
}

const TemplateButton = () => {
  const translate = useTranslate()
  const save = async () => {
    const columns = sheetFieldNames.map((field) => ({
      label: translate(`onboarding.columns.${field}`),
      kind: 'text' as const,
      value: () => '',
    }))
    const { signal } = new AbortController()
    await exportTable({ name: 'onboard-users', columns, fetchRows: noRows }, 'xlsx', { signal })
  }
  return <DownloadButton label={translate('onboarding.template')} download={save} variant="text" />
}

interface PasteProps {
  readonly onPaste: (text: string) => void
}

const PasteCells = ({ onPaste }: PasteProps) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        label={translate('onboarding.paste')}
        helperText={translate('onboarding.pasteNote')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button variant="outlined" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {translate('onboarding.usePasted')}
      </Button>
    </Box>
  )
}

interface Props {
  readonly onSheet: (sheet: Sheet) => void
}

/** Errors of cells that are named. */
const maxErrors = 10

export const ChooseSheet = ({ onSheet }: Props) => {
  const translate = useTranslate()
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)

  const tell = (code: SheetFault | UnreadableSheetError['code']) =>
    setFault(translate(`onboarding.faults.${code}`, { max: formatCount(maxRows) }))
  const take = (name: string, { rows, errors, hidden }: SheetCells) => {
    const sheet = sheetOf(name, rows)
    if (typeof sheet === 'string') return tell(sheet)
    const read = errors.filter(({ column }) => sheet.head.fields[column])
    if (read.length === 0) return onSheet({ ...sheet, hidden })
    const named = read.slice(0, maxErrors).map(({ line, column }) => {
      const value = rows.find((row) => row.line === line)?.cells[column] || translate('onboarding.noFormulaValue')
      return translate('onboarding.cellError', { line, column: sheet.headers[column], value })
    })
    setFault(translate('onboarding.cellErrors', { smart_count: read.length, cells: named.join('; ') }))
  }
  const takeFile = async (file: File) => {
    setFault(null)
    setReading(true)
    try {
      take(file.name, await readSheet(file))
    } catch (error) {
      if (error instanceof UnreadableSheetError) tell(error.code)
      else setFault(describeReason(error, translate))
    } finally {
      setReading(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Typography>{translate('onboarding.intro', { max: formatCount(maxRows) })}</Typography>
      <Box>
        <TemplateButton />
      </Box>
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
      <FileDrop
        hint={translate('onboarding.drop')}
        buttonLabel={translate(isReading ? 'onboarding.reading' : 'onboarding.choose')}
        accept=".xlsx,.xls,.ods,.csv,.txt,text/csv"
        isBusy={isReading}
        onFiles={([file]) => file && void takeFile(file)}
      />
      <PasteCells
        onPaste={(text) => {
          const rows = readDelimited(text).map((cells, at) => ({ line: at + 1, cells }))
          take(translate('onboarding.pasted'), { rows, errors: [], hidden: [] })
        }}
      />
    </Box>
  )
}
