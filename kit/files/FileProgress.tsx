import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Outcome } from '../feedback/Outcome.tsx'
import { Progress } from '../feedback/Progress.tsx'
import type { FileState } from './useFileCall.ts'

interface Props {
  readonly state: FileState
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly emptyText?: ReactNode
  readonly failedText?: ReactNode
}

const kinds = {
  idle: null,
  receiving: null,
  done: 'success',
  empty: 'info',
  failed: 'error',
  cancelled: 'info',
} as const
const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2)

const Receiving = ({ state: { received, total }, onCancel }: Pick<Props, 'state' | 'onCancel'>) => {
  const translate = useTranslate()
  const values = { received: inMegabytes(received), total: inMegabytes(total ?? 0) }
  const label = translate(total ? 'kit.file.receivedOf' : 'kit.file.received', values)
  const percent = total ? Math.min(100, (100 * received) / total) : null
  return <Progress label={label} percent={percent} onCancel={onCancel} sx={{ flex: '0 1 240px', minWidth: 120 }} />
}

export const FileProgress = ({ state, onCancel, onRetry, emptyText, failedText }: Props) => {
  const translate = useTranslate()
  const { status, missing } = state
  const names = missing && [...missing.names, ...(missing.count > missing.names.length ? ['…'] : [])].join('; ')
  const texts: Partial<Record<FileState['status'], ReactNode>> = {
    done: missing
      ? translate('kit.file.incomplete', { smart_count: missing.count, names })
      : translate('kit.file.done'),
    empty: emptyText ?? translate('kit.file.empty'),
    failed: failedText ?? translate('kit.file.failed'),
    cancelled: translate('kit.file.cancelled'),
  }
  const kind = status === 'done' && missing ? 'error' : kinds[status]
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {status === 'receiving' && <Receiving state={state} onCancel={onCancel} />}
      <Outcome kind={kind}>{texts[status]}</Outcome>
      {(status === 'failed' || status === 'cancelled') && (
        <Button size="small" onClick={onRetry}>
          {translate('kit.file.retry')}
        </Button>
      )}
    </Box>
  )
}
