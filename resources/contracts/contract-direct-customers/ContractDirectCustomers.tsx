import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { agreements, directPart } from '../../../schema/agreements.ts'
import { quantity } from '../../../schema/kinds.ts'
import { yearsIn } from '../../../schema/yearly.ts'
import { ListOf } from '../../../src/kit/table/ListOf.tsx'
import { useListState } from '../../../src/kit/table/listState.ts'
import { ReportView } from '../../../src/kit/table/ReportView.tsx'
import { useCustomerChoices } from '../useCustomerChoices.ts'

export const resource = { name: 'directParts', entity: directPart, list: agreements.listDirectParts } as const

const columns = ['contract', 'program', 'customer', 'partNumber', 'providerPartNumber']
const filters = ['customer', 'purchaseOrder', 'partNumber']

/** The columns, and after them one for each year that the rows have pieces of. */
const DirectParts = () => {
  const choices = useCustomerChoices()
  const [first = {}] = useListState().data ?? []
  const years = Object.keys(yearsIn(first)).join()
  const report = useMemo(() => {
    const found = years.split(',').filter(Boolean)
    const fields = { ...directPart.fields, ...Object.fromEntries(found.map((year) => [year, quantity(year)])) }
    return {
      resource: { ...resource, entity: { ...directPart, fields } } as never,
      options: { columns: [...columns, ...found], choices, filters },
    }
  }, [years, choices])
  return <ReportView {...report} />
}

/** Parts of direct customers under contracts, with their pieces by year (spec 3 §2 'Contract Direct Customers'). */
const ContractDirectCustomers = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ListOf name={resource.name} sort={['contract', 'ASC']}>
      <DirectParts />
    </ListOf>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {useTranslate()('directParts.disclaimer')}
    </Typography>
  </Box>
)

export default ContractDirectCustomers
