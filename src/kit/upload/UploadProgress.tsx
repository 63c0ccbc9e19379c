import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Outcome } from '../feedback/Outcome.tsx'
import type { UploadState } from './useUpload.ts'

interface UploadProgressProps {
  readonly state: UploadState
  readonly onCancel: () => void
  /** What came of it, where the screen has words of its own. */
  readonly doneText?: ReactNode
  readonly failedText?: ReactNode
}

const kinds = { idle: null, sending: null, done: 'success', failed: 'error', cancelled: 'info' } as const
const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2)

/** How far an upload is, with a way to cancel, then what came of it. */
export const UploadProgress = ({ state, onCancel, doneText, failedText }: UploadProgressProps) => {
  const translate = useTranslate()
  const { status, sent, total } = state
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0
  const label = translate('kit.upload.progress', { sent: inMegabytes(sent), total: inMegabytes(total), percent })
  const outcomes: Partial<Record<UploadState['status'], ReactNode>> = {
    done: doneText ?? translate('kit.upload.sent'),
    failed: failedText ?? translate('kit.upload.failed'),
    cancelled: translate('kit.upload.cancelled'),
  }
  return (
    <>
      {status === 'sending' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '0 1 240px', minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {label}
            </Typography>
            <LinearProgress variant="determinate" value={percent} aria-label={label} />
          </Box>
          <Button size="small" onClick={onCancel}>
            {translate('kit.dialogs.cancel')}
          </Button>
        </Box>
      )}
      <Outcome kind={kinds[status]}>{outcomes[status]}</Outcome>
    </>
  )
}
