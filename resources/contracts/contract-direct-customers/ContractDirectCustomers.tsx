import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { agreements, directPart } from '../../../schema/agreements.ts'
import { quantity } from '../../../schema/kinds.ts'
import { yearsIn } from '../../../schema/yearly.ts'
import { ListStateProvider, useListOf } from '../../../src/kit/table/listState.ts'
import { ReportView } from '../../../src/kit/table/ReportView.tsx'
import { useCustomerChoices } from '../useCustomerChoices.ts'

export const resource = { name: 'directParts', entity: directPart, list: agreements.listDirectParts } as const

const columns = ['contract', 'program', 'customer', 'partNumber', 'standard'] as const

/** The columns, and after them one for each year that the rows have pieces of. */
const useYearColumns = (first: object | undefined) => {
  const found = Object.keys(first ? yearsIn(first) : {}).join(' ')
  return useMemo(() => {
    const years = found === '' ? [] : found.split(' ')
    const fields = Object.fromEntries(years.map((year) => [year, quantity(year)]))
    const entity = { ...directPart, fields: { ...directPart.fields, ...fields } }
    return { resource: { ...resource, entity }, columns: [...columns, ...years] }
  }, [found])
}

/** Parts of direct customers under contracts, with their pieces by year (spec 3 §2 'Contract Direct Customers'). */
const ContractDirectCustomers = () => {
  const translate = useTranslate()
  const state = useListOf(resource.name, { field: 'contract', order: 'ASC' })
  const choices = useCustomerChoices()
  const shown = useYearColumns(state.data?.[0])
  const options = useMemo(() => ({ columns: shown.columns, choices, filters }), [shown.columns, choices])
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ResourceContextProvider value={resource.name}>
        <ListStateProvider value={state}>
          <ReportView resource={shown.resource as never} options={options} />
        </ListStateProvider>
      </ResourceContextProvider>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('directParts.disclaimer')}
      </Typography>
    </Box>
  )
}

const filters = ['customer', 'purchaseOrder', 'partNumber']

export default ContractDirectCustomers
