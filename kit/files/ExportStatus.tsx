import { useEffect } from 'react'
import { type NotificationType, useNotify } from 'react-admin'
import { chunk } from '../chunk.ts'
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

const outcomes: Record<ExportState['phase'], { type: NotificationType; text: string } | null> = {
  idle: null,
  fetching: null,
  building: null,
  done: { type: 'success', text: 'kit.download.done' },
  failed: { type: 'error', text: 'kit.download.failed' },
  cancelled: { type: 'info', text: 'kit.export.cancelled' },
  tooMany: { type: 'error', text: 'kit.export.tooMany' },
}

/** Shows the progress of an export, and notifies of its end. */
export const ExportStatus = ({ state, total, onCancel }: Props) => {
  const notify = useNotify()
  useEffect(() => {
    const outcome = outcomes[state.phase]
    if (outcome) notify(outcome.text, { type: outcome.type, messageArgs: { limit: maxXlsRows } })
  }, [state, notify])
  return (
    'rows' in state && (
      <Progress rows={state.rows} total={total} isBuilding={state.phase === 'building'} onCancel={onCancel} />
    )
  )
}
