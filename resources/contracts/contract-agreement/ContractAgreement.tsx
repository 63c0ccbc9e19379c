import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { agreements } from '../../../schema/contracts/agreements.ts'
import { EmptyState } from '../../../src/kit/feedback/EmptyState.tsx'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { SampleChip } from '../../../src/kit/table/SampleRows.tsx'
import { AgreementPanels } from './AgreementPanels.tsx'
import { ContractLines } from './ContractLines.tsx'

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
          onChange={({ target }) => setChosen(Number(target.value))}
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
