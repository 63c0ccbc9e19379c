import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { SelectField } from '#kit/form/SelectField.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowButton, RowLink } from '#kit/table/RowLink.tsx'
import type { RowOf } from '#schema/entity.ts'
import { budgets, budgetTotal } from '#schema/sales/budgets.ts'
import { ContentGuard } from '../../account/ContentGuard.tsx'
import { addressOf, currentYear, offeredYears, yearChoices } from './budgetAddress.ts'
import { actionsStyle, LinkActions } from './LinkActions.tsx'
import { SellerName, useSellerName } from './SellerName.tsx'

export const sellerBudgets = { name: 'sellerBudgets', entity: budgetTotal, list: budgets.list } as const

const yearIn = (filter: string | null): unknown => {
  try {
    return JSON.parse(filter ?? '{}')?.year
  } catch {
    return undefined
  }
}

/** Year of the list's filter, by default the current one; stored with the list's filters. */
const useListedYear = () => {
  const [search, setSearch] = useSearchParams()
  const named = offeredYears().find((year) => year === Number(yearIn(search.get('filter'))))
  const choose = (year: number) => setSearch({ filter: JSON.stringify({ year }) })
  return [named ?? currentYear(), choose] as const
}

export { sellerBudgets as resource }

type Total = RowOf<typeof budgetTotal>

const columns = ['seller', 'total'] as const
const total = ['total'] as const

const firstWords = (name: string) => name.split(/\s+/).slice(0, 2).join(' ')

const SellerBudgets = () => {
  const translate = useTranslate()
  const nameOf = useSellerName()
  const mayAdd = useMayOpen()('add-seller-budget')
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [year, setYear] = useListedYear()
  const base = useMemo(() => ({ year: currentYear() }), [])

  const viewOf = ({ sellerId }: Total) => addressOf('seller-budget', { sellerId, year })
  const nameCell = (row: Total) => (
    <SellerName sellerId={row.sellerId} name={nameOf(row)}>
      <RowLink to={viewOf(row)}>{firstWords(nameOf(row))}</RowLink>
    </SellerName>
  )
  const actions = (row: Total) => (
    <Box component="span" sx={actionsStyle}>
      <RowButton to={viewOf(row)} label={translate('budgets.viewOf', { name: nameOf(row) })}>
        {translate('budgets.view')}
      </RowButton>
      <ContentGuard access="1" isPart>
        <LinkActions budget={{ sellerId: row.sellerId, year }} name={nameOf(row)} />
      </ContentGuard>
    </Box>
  )
  return (
    <ReportList
      resource={sellerBudgets}
      columns={columns}
      total={total}
      sort={['seller', 'ASC']}
      filters={[]}
      base={base}
      fileName="seller-budget"
      show={{ seller: nameCell }}
      file={{ seller: nameOf }}
      rowAction={actions}
      start={
        <SelectField
          label={translate('budgets.year')}
          value={year}
          options={yearChoices()}
          onChange={setYear}
          sx={{ minWidth: 120 }}
        />
      }
      actions={
        mayAdd && (
          <Button
            component={Link}
            to="/add-seller-budget"
            variant="contained"
            startIcon={<AddIcon />}
            aria-label={translate('budgets.add')}
          >
            {isPhone ? translate('budgets.addRow') : translate('budgets.add')}
          </Button>
        )
      }
    />
  )
}

export default SellerBudgets
