import { useTranslate } from 'react-admin'
import { Progress } from '../feedback/Progress.tsx'
import type { ProgressProps } from './ExportStatus.tsx'

const count = new Intl.NumberFormat('en-US')

export const ExportProgress = ({ rows, total, isBuilding, onCancel }: ProgressProps) => {
  const translate = useTranslate()
  const isMeasured = total !== null && total > 0 && !isBuilding
  const values = { rows: count.format(rows), total: count.format(total ?? 0) }
  const text = isBuilding ? 'building' : isMeasured ? 'rowsOf' : 'rows'
  const percent = isMeasured ? Math.min(100, (100 * rows) / total) : null
  return (
    <Progress
      label={translate(`kit.export.${text}`, values)}
      percent={percent}
      onCancel={onCancel}
      sx={{ minWidth: 144 }}
    />
  )
}
