import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { exportTable } from '#kit/export/exportTable.ts'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/kinds/formats.ts'
import { readDelimited } from '#kit/sheet/delimited.ts'
import { FileDrop } from '#kit/sheet/FileDrop.tsx'
import { readSheet, UnreadableSheetError } from '#kit/sheet/readSheet.ts'
import { maxRows } from '#schema/administration/onboarding.ts'
import { type Sheet, type SheetFault, sheetOf } from './sheet.ts'
import { sheetFields } from './sheetColumns.ts'

async function* noRows() {
  yield []
}

const TemplateButton = () => {
  const translate = useTranslate()
  const save = async () => {
    const columns = sheetFields.map((field) => ({
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

/** Above the limit, so that a sheet with too many rows is detected. */
const rowsRead = 5 * maxRows

export const ChooseSheet = ({ onSheet }: Props) => {
  const translate = useTranslate()
  const [fault, setFault] = useState<SheetFault | UnreadableSheetError['code'] | null>(null)
  const [isReading, setReading] = useState(false)

  const take = (name: string, rows: readonly (readonly string[])[]) => {
    const sheet = sheetOf(name, rows)
    if (typeof sheet === 'string') setFault(sheet)
    else onSheet(sheet)
  }
  const takeFile = async (file: File) => {
    setFault(null)
    setReading(true)
    try {
      take(file.name, await readSheet(file, rowsRead))
    } catch (error) {
      setFault(error instanceof UnreadableSheetError ? error.code : 'notASheet')
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
      {fault && (
        <MessageBanner kind="error">
          {translate(`onboarding.faults.${fault}`, { max: formatCount(maxRows) })}
        </MessageBanner>
      )}
      <FileDrop
        hint={translate('onboarding.drop')}
        buttonLabel={translate(isReading ? 'onboarding.reading' : 'onboarding.choose')}
        accept=".xlsx,.csv,text/csv"
        isBusy={isReading}
        onFiles={([file]) => file && void takeFile(file)}
      />
      <PasteCells onPaste={(text) => take(translate('onboarding.pasted'), readDelimited(text))} />
    </Box>
  )
}
