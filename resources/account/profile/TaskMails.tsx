import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { mayBeMailedAtOnce } from '#schema/home/taskKinds.ts'
import { type MailChoice, mailChoices, type TaskMail, tasks } from '#schema/home/tasks.ts'

interface RowProps {
  readonly mail: TaskMail
  readonly hasSummary: boolean
  readonly isBusy: boolean
  readonly onChoose: (choice: MailChoice) => void
}

/** Long words break, so that names and choices fit on a phone. */
const nameStyle = { pl: 0, pr: 1, borderBottom: 0, overflowWrap: 'anywhere' } as const
const choiceStyle = { px: 0, borderBottom: 0, width: { xs: '48%', sm: 260 } } as const
const selectStyle = {
  '& .MuiSelect-select': { whiteSpace: 'normal' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'inputBorder' },
}

const MailRow = ({ mail: { kind, choice }, hasSummary, isBusy, onChoose }: RowProps) => {
  const translate = useTranslate()
  const id = useId()
  const options = mailChoices.filter(
    (option) => (option !== 'atOnce' || mayBeMailedAtOnce(kind)) && (option !== 'summary' || hasSummary),
  )
  const textOf = (option: string) => translate(`account.taskMails.choices.${option || 'both'}`)
  return (
    <TableRow>
      <TableCell component="th" scope="row" id={id} sx={{ ...nameStyle, fontWeight: 400 }}>
        {translate(`account.taskMails.kinds.${kind}`)}
      </TableCell>
      <TableCell sx={choiceStyle}>
        <Select
          size="small"
          fullWidth
          displayEmpty
          labelId={id}
          value={choice ?? ''}
          disabled={isBusy}
          renderValue={textOf}
          onChange={(event) => onChoose(event.target.value as MailChoice)}
          sx={selectStyle}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {textOf(option)}
            </MenuItem>
          ))}
        </Select>
      </TableCell>
    </TableRow>
  )
}

/** A choice of mails for each kind of the user's tasks; each change is saved at once. Renders nothing without tasks. */
export const TaskMails = () => {
  const translate = useTranslate()
  const serverMessage = useServerMessage()
  const { data, refetch } = useCall(tasks.getMails, {})
  const [outcome, setOutcome] = useState<'saving' | 'saved' | { readonly failure: unknown } | null>(null)
  if (!data || data.kinds.length === 0) return null
  const { hasSummary, kinds } = data
  const choose = async (kind: TaskMail['kind'], choice: MailChoice) => {
    setOutcome('saving')
    try {
      await send(tasks.editMail, { kind, choice })
      await refetch()
      setOutcome('saved')
    } catch (failure) {
      setOutcome({ failure })
    }
  }
  return (
    <Box sx={{ mt: 4 }}>
      <InfoCard title={translate('account.taskMails.title')}>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`account.taskMails.${hasSummary ? 'about' : 'aboutAtOnce'}`)}
        </Typography>
        <Table size="small" aria-label={translate('account.taskMails.title')}>
          <TableHead>
            <TableRow>
              <TableCell sx={nameStyle}>{translate('account.taskMails.kind')}</TableCell>
              <TableCell sx={choiceStyle}>{translate('account.taskMails.choice')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {kinds.map((mail) => (
              <MailRow
                key={mail.kind}
                mail={mail}
                hasSummary={hasSummary}
                isBusy={outcome === 'saving'}
                onChoose={(choice) => void choose(mail.kind, choice)}
              />
            ))}
          </TableBody>
        </Table>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {outcome === 'saved' && translate('account.digest.saved')}
        </Typography>
        {outcome !== null && typeof outcome === 'object' && (
          <MessageBanner kind="error">{serverMessage(outcome.failure)}</MessageBanner>
        )}
      </InfoCard>
    </Box>
  )
}
