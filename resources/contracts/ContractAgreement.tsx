import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { SampleChip } from '#kit/table/SampleRows.tsx'
import { agreements, contractLine } from '#schema/contracts/agreements.ts'
import { idIn } from '#schema/kinds.ts'
import { AgreementPanels } from './AgreementPanels.tsx'
import { shareCells } from './cells.tsx'

interface Props {
  readonly customerId: number
  readonly contractId: number
}

const columns = [
  'reference',
  'partNumber',
  'providerPartNumber',
  'price',
  'minShare',
  'maxShare',
  'valueAdded',
  'materialDirection',
  'program',
  'endUser',
] as const

const theCustomer = 'Cliente'

const ContractLines = ({ customerId, contractId }: Props) => {
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

const ContractAgreement = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const query = useCall(agreements.list, { customerId })
  const [chosen, setChosen] = useState<number | null>(null)
  const { isLoading, error, onRetry } = statesOf(query)
  const all = query.data ?? []
  const contract = all.find(({ id }) => id === chosen) ?? all[0] ?? null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && <FailedState error={error} onRetry={onRetry} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          select
          size="small"
          label={translate('agreement.contract')}
          value={contract?.id ?? ''}
          onChange={({ target }) => setChosen(idIn(String(target.value)))}
          disabled={all.length === 0}
          sx={{ width: 360, maxWidth: '100%' }}
        >
          {all.map(({ id, name }) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {contract?.isSample && <SampleChip />}
      </Box>
      {query.isSuccess && contract === null && <EmptyState />}
      {(contract || isLoading) && <AgreementPanels contract={contract} isLoading={isLoading} />}
      {contract && <ContractLines key={contract.id} customerId={customerId} contractId={contract.id} />}
    </Box>
  )
}

export default ContractAgreement
