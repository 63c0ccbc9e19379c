import { useTranslate } from 'react-admin'
import { ReportList } from '#kit/report/ReportList.tsx'
import { batch, onboarding } from '#schema/administration/onboarding.ts'
import type { RowOf } from '#schema/entity.ts'
import { UndoBatch } from './UndoBatch.tsx'

export const batches = { name: 'batches', entity: batch, list: onboarding.listBatches } as const

export type Batch = RowOf<typeof batch>

const columns = ['fileName', 'at', 'userName', 'rows', 'created', 'undoneAt', 'deleted'] as const

export const BatchList = () => {
  const translate = useTranslate()
  return (
    <ReportList
      resource={batches}
      columns={columns}
      sort={['at', 'DESC']}
      show={{ undoneAt: ({ undoneAt }, text) => (undoneAt === null ? translate('onboarding.notUndone') : text) }}
      rowAction={(row) => row.undoneAt === null && <UndoBatch batch={row} />}
    />
  )
}
