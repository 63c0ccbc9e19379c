import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '../../../../dataProvider/calls/client.ts'
import type { KindName } from '../../../../schema/kinds.ts'
import { wholeList } from '../../../../schema/list.ts'
import { concessions } from '../../../../schema/quality/concessions.ts'
import type { CellValue, TableExport } from '../../../../src/kit/export/exported.ts'
import { approvalFileName, type Concession, cardsOf, isUploaded } from './concessionCards.ts'

type Cell = readonly [name: string, kind: KindName, value: (row: Concession) => CellValue]

const cells = (nameOf: (state: 'uploaded' | 'pending') => string): readonly Cell[] => [
  ['customerPartNumber', 'text', (row) => row.customerPartNumber],
  ['providerPartNumber', 'text', (row) => row.providerPartNumber],
  ['ncr', 'text', (row) => row.ncr],
  ['type', 'text', (row) => row.type],
  ['notifiedOn', 'day', (row) => row.notifiedOn],
  ['purchaseOrder', 'text', (row) => row.purchaseOrder],
  ['quantity', 'quantity', (row) => row.quantity],
  ['documents', 'text', (row) => row.documents.map(({ name }) => name).join(', ')],
  ['state', 'text', (row) => nameOf(isUploaded(row) ? 'uploaded' : 'pending')],
  ['approval', 'text', (row) => (isUploaded(row) ? approvalFileName(row) : null)],
  ['providerComment', 'text', (row) => row.providerComment],
  ['customerComment', 'text', (row) => row.customerComment],
]

/** Exports the server's current concessions of a customer, in the order of the cards. */
export const useConcessionExport = (customerId: number): TableExport<Concession> => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      columns: cells((state) => translate(`concessions.state.${state}`)).map(([name, kind, value]) => ({
        label: translate(`concessions.fields.${name}`),
        kind,
        value,
      })),
      fetchRows: async function* rows(signal) {
        const answer = await send(concessions.list, { customerId, list: wholeList }, { signal })
        yield cardsOf(answer).flatMap((card) => card.concessions)
      },
    }),
    [customerId, translate],
  )
}
