import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { type PastedFault, type PastedLine, readPasted } from './pasted.ts'
import { type Delay, usePageQueue } from './useDelayQueue.ts'

interface Found {
  readonly pasted: PastedLine
  readonly row: Delay
}

interface Checked {
  readonly found: readonly Found[]
  readonly faults: readonly PastedFault[]
}

/** Job orders that one address can name. */
const namedAtOnce = 50
const sort = { field: 'commitmentDate', order: 'ASC' } as const

/** Finds the open lines that a text names. */
const useCheck = () => {
  const dataProvider = useDataProvider()
  return async (text: string): Promise<Checked> => {
    const { lines, faults } = readPasted(text)
    const rows: Delay[] = []
    for (let from = 0; from < lines.length; from += namedAtOnce) {
      const jobOrders = lines.slice(from, from + namedAtOnce).map(({ jobOrder }) => jobOrder)
      const params = { pagination: { page: 1, perPage: 1000 }, sort, filter: { jobOrders } }
      rows.push(...(await dataProvider.getList<Listed<Delay>>('delays', params)).data)
    }
    const found: Found[] = []
    const unknown: PastedFault[] = []
    for (const pasted of lines) {
      const [row, ...others] = rows.filter(({ jobOrder }) => jobOrder === pasted.jobOrder)
      if (row && others.length === 0) found.push({ pasted, row })
      else unknown.push({ line: pasted.line, kind: row ? 'several' : 'notOpen', text: pasted.jobOrder })
    }
    return { found, faults: [...faults, ...unknown].toSorted((one, other) => one.line - other.line) }
  }
}

interface DrawerProps {
  readonly onClose: () => void
}

const PasteDrawer = ({ onClose }: DrawerProps) => {
  const translate = useTranslate()
  const queue = usePageQueue()
  const check = useCheck()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const take = ({ found }: Checked) => {
    queue.add(found.map(({ pasted: { date, comment }, row }) => ({ row, date, comment })))
    onClose()
  }
  const submit = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await check(text)
      if (answer.faults.length === 0 && answer.found.length > 0) take(answer)
      else setChecked(answer)
    } catch (error) {
      setFailure(describeReason(error, translate))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDrawer
      title={translate('delays.paste.title')}
      onClose={onClose}
      submitLabel={translate('delays.queue')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={text.trim() !== ''}
    >
      <Typography variant="body2">{translate('delays.paste.hint')}</Typography>
      {failure && <MessageBanner kind="error">{failure}</MessageBanner>}
      {checked && (
        <MessageBanner kind="error">
          {checked.faults.length === 0 && translate('delays.paste.empty')}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {checked.faults.map(({ line, kind, text: about }) => (
              <li key={line}>{translate(`delays.paste.faults.${kind}`, { line, text: about })}</li>
            ))}
          </Box>
        </MessageBanner>
      )}
      {checked && checked.found.length > 0 && (
        <Button variant="outlined" onClick={() => take(checked)}>
          {translate('delays.paste.others', { smart_count: checked.found.length })}
        </Button>
      )}
      <TextField
        autoFocus
        multiline
        minRows={10}
        maxRows={24}
        label={translate('delays.paste.lines')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChecked(null)
        }}
      />
    </FormDrawer>
  )
}

/** Queues dates that are pasted from a sheet. */
export const PasteDates = () => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('delays.paste.open')}
      </Button>
      {isOpen && <PasteDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
