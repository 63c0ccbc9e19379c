import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { agreements, contractLine } from '../../../schema/contracts/agreements.ts'
import { RowsReport } from '../../../src/kit/table/report/RowsReport.tsx'
import { shareCells } from '../cells.tsx'

interface Props {
  readonly customerId: number
  readonly contractId: number
}

const columns = [
  ...(['reference', 'partNumber', 'providerPartNumber', 'price', 'minShare', 'maxShare'] as const),
  ...(['valueAdded', 'materialDirection', 'program', 'endUser'] as const),
]

const theCustomer = 'Cliente'

export const ContractLines = ({ customerId, contractId }: Props) => {
  const translate = useTranslate()
  const query = useCall(agreements.lines, { customerId, contractId })
  const directionOf = ({ materialDirection }: { readonly materialDirection: string }) =>
    materialDirection === theCustomer ? translate('agreement.customer') : materialDirection
  return (
    <RowsReport
      name="contractLines"
      entity={contractLine}
      rows={query.data ?? []}
      columns={columns}
      pageSize={25}
      show={{
        price: (_row, text) => `$${text}`,
        ...shareCells,
        materialDirection: (row, text) => directionOf(row) || text,
      }}
      file={{ materialDirection: directionOf }}
      {...statesOf(query)}
    />
  )
}
