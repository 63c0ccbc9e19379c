import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { roleIds } from '#schema/account/roles.ts'
import { ProblemDownload } from './ProblemDownload.tsx'
import { SheetRows } from './SheetRows.tsx'
import { countStates } from './sendSheet.ts'
import type { Sheet } from './sheet.ts'
import type { Sending, useSending } from './useSending.ts'

interface SendOutcomeProps {
  readonly sending: Sending
  readonly onGoOn: () => void
}

/** Result of sending a sheet: number of rows per state, or the reason for stopping early. */
const SendOutcome = ({ sending, onGoOn }: SendOutcomeProps) => {
  const translate = useTranslate()
  const { kind, phase, results, sheet, error } = sending
  const place = { done: results.length, all: sheet.lines.length }
  const counts = countStates(results)
  if (phase === 'failed') {
    const reason = describeReason(error, translate)
    return <FailedState message={translate(`onboarding.failed.${kind}`, { ...place, reason })} onRetry={onGoOn} />
  }
  if (phase === 'stopped') {
    const goOn = (
      <Button color="inherit" size="small" onClick={onGoOn}>
        {translate('onboarding.goOn')}
      </Button>
    )
    return (
      <MessageBanner kind="warning" action={goOn}>
        {translate(`onboarding.stopped.${kind}`, place)}
      </MessageBanner>
    )
  }
  if (phase === 'running') return null
  const isWell = kind === 'create' ? counts.new > 0 : counts.wrong === 0
  return (
    <MessageBanner kind={isWell ? 'success' : counts.wrong > 0 ? 'warning' : 'info'}>
      {translate(`onboarding.outcome.${kind}`, counts)}
      {kind === 'create' && counts.new > 0 && ` ${translate('onboarding.invited')}`}
    </MessageBanner>
  )
}

/** Missing columns, and headers and sheets that are not read. */
const SheetNotes = ({ head: { missing, ignored }, hidden }: Sheet) => {
  const translate = useTranslate()
  const names = missing.map((field) => translate(`onboarding.columns.${field}`)).join(', ')
  return (
    <>
      {missing.length > 0 && <MessageBanner kind="error">{translate('onboarding.missing', { names })}</MessageBanner>}
      {ignored.length > 0 && (
        <MessageBanner kind="info">{translate('onboarding.ignored', { names: ignored.join(', ') })}</MessageBanner>
      )}
      {hidden.length > 0 && (
        <MessageBanner kind="info">{translate('onboarding.hidden', { names: hidden.join(', ') })}</MessageBanner>
      )}
    </>
  )
}

interface ProgressProps extends Pick<Sending, 'kind' | 'sheet' | 'results'> {
  readonly onStop: () => void
}

const SendProgress = ({ kind, sheet, results, onStop }: ProgressProps) => {
  const translate = useTranslate()
  const [done, all] = [results.length, sheet.lines.length]
  const label = translate(`onboarding.progress.${kind}`, { done, all })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: 480 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * done) / all} aria-label={label} />
      </Box>
      <Button onClick={onStop}>{translate('onboarding.stop')}</Button>
    </Box>
  )
}

interface Props extends Omit<ReturnType<typeof useSending>, 'sending'> {
  readonly sending: Sending
}

/** Check or creation of a sheet: progress, result per row, and next actions. */
export const SheetStep = ({ sending, start, goOn, stop, close }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { kind, sheet, results, phase } = sending
  const counts = countStates(results)
  const isReady = kind === 'check' && phase === 'done' && counts.new > 0

  const create = async () => {
    const admins = results.filter(({ roleId }) => roleId === roleIds.admin).length
    const isSure =
      admins === 0 ||
      (await confirm({
        title: translate('onboarding.adminTitle'),
        message: translate('onboarding.adminQuestion', { smart_count: admins }),
        confirmLabel: translate('onboarding.create', { smart_count: counts.new }),
      }))
    if (isSure) start('create', sheet)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('onboarding.sheet', { name: sheet.name, smart_count: sheet.lines.length })}
      </Typography>
      {kind === 'check' && <SheetNotes {...sheet} />}
      {phase === 'running' && <SendProgress kind={kind} sheet={sheet} results={results} onStop={stop} />}
      <SendOutcome sending={sending} onGoOn={goOn} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isReady && (
          <Button variant="contained" onClick={() => void create()}>
            {translate('onboarding.create', { smart_count: counts.new })}
          </Button>
        )}
        {phase !== 'running' && (
          <Button variant={isReady ? 'text' : 'outlined'} onClick={close}>
            {translate(kind === 'create' ? 'onboarding.another' : 'onboarding.back')}
          </Button>
        )}
        {phase !== 'running' && counts.wrong > 0 && <ProblemDownload sheet={sheet} results={results} />}
      </Box>
      <SheetRows key={kind} sheet={sheet} results={results} isCreated={kind === 'create'} />
    </Box>
  )
}
