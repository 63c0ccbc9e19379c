import { useTranslate } from 'react-admin'
import { batch, onboarding } from '../../../schema/administration/onboarding.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { UndoBatch } from './UndoBatch.tsx'

export const batches = { name: 'batches', entity: batch, list: onboarding.listBatches } as const

export type Batch = RowOf<typeof batch>

const columns = ['fileName', 'at', 'userName', 'rows', 'created', 'undoneAt', 'deleted'] as const

interface Props {
  readonly onUndone: (text: string) => void
}

export const BatchList = ({ onUndone }: Props) => {
  const translate = useTranslate()
  const undoOf = (row: Batch) => row.undoneAt === null && <UndoBatch batch={row} onUndone={onUndone} />
  return (
    <ReportList
      resource={batches}
      columns={columns}
      sort={['at', 'DESC']}
      show={{ undoneAt: ({ undoneAt }, text) => (undoneAt === null ? translate('onboarding.notUndone') : text) }}
      rowAction={undoOf}
    />
  )
}
