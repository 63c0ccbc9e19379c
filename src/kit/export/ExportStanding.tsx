import { useTranslate } from 'react-admin'
import { Outcome } from '../feedback/Outcome.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { maxXlsRows } from './exported.ts'
import type { ExportState } from './useExport.ts'

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

/** How far an export is, with a way to cancel, then what came of it. */
export const ExportStanding = ({ state, total, onCancel }: Props) => {
  const translate = useTranslate()
  const outcome = outcomes[state.phase]
  return (
    <>
      {'rows' in state && (
        <ExportProgress rows={state.rows} total={total} isBuilding={state.phase === 'building'} onCancel={onCancel} />
      )}
      <Outcome kind={outcome?.kind ?? null}>{outcome && translate(outcome.text, { limit: maxXlsRows })}</Outcome>
    </>
  )
}
