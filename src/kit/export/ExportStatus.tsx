import { useTranslate } from 'react-admin'
import { chunk } from '../chunk.ts'
import { Toast } from '../feedback/Toast.tsx'
import { useChunk } from '../useChunk.ts'
import { maxXlsRows } from './exported.ts'
import type { ExportState } from './useExport.ts'

const exportProgress = chunk(async () => (await import('./ExportProgress.tsx')).ExportProgress)

export interface ProgressProps {
  readonly rows: number
  readonly total: number | null
  /** True once all rows are fetched and the file is being built. */
  readonly isBuilding: boolean
  readonly onCancel: () => void
}

const Progress = (props: ProgressProps) => {
  const { content: ExportProgress } = useChunk(exportProgress)
  return ExportProgress && <ExportProgress {...props} />
}

interface Props {
  readonly state: ExportState
  readonly total: number | null
  readonly onCancel: () => void
}

const outcomes: Record<ExportState['phase'], { kind: 'success' | 'error' | 'info'; text: string } | null> = {
  idle: null,
  fetching: null,
  building: null,
  done: { kind: 'success', text: 'kit.download.done' },
  failed: { kind: 'error', text: 'kit.download.failed' },
  cancelled: { kind: 'info', text: 'kit.export.cancelled' },
  tooMany: { kind: 'error', text: 'kit.export.tooMany' },
}

export const ExportStatus = ({ state, total, onCancel }: Props) => {
  const translate = useTranslate()
  const outcome = outcomes[state.phase]
  return (
    <>
      {'rows' in state && (
        <Progress rows={state.rows} total={total} isBuilding={state.phase === 'building'} onCancel={onCancel} />
      )}
      {outcome && <Toast kind={outcome.kind}>{translate(outcome.text, { limit: maxXlsRows })}</Toast>}
    </>
  )
}
