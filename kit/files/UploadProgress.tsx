import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Outcome } from '../feedback/Outcome.tsx'
import { Progress } from '../feedback/Progress.tsx'
import type { UploadState } from './useUpload.ts'

interface UploadProgressProps {
  readonly state: UploadState
  readonly onCancel: () => void
  readonly failedText?: ReactNode
}

const kinds = { idle: null, sending: null, done: 'success', failed: 'error', cancelled: 'info' } as const
const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2)

export const UploadProgress = ({ state, onCancel, failedText }: UploadProgressProps) => {
  const translate = useTranslate()
  const { status, sent, total } = state
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0
  const label = translate('kit.upload.progress', { sent: inMegabytes(sent), total: inMegabytes(total), percent })
  const outcomes: Partial<Record<UploadState['status'], ReactNode>> = {
    done: translate('kit.upload.sent'),
    failed: failedText ?? translate('kit.upload.failed'),
    cancelled: translate('kit.upload.cancelled'),
  }
  return (
    <>
      {status === 'sending' && (
        <Progress label={label} percent={percent} onCancel={onCancel} sx={{ flex: '0 1 240px', minWidth: 0 }} />
      )}
      <Outcome kind={kinds[status]}>{outcomes[status]}</Outcome>
    </>
  )
}
