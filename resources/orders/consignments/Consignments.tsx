import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { integer, money, optional, text } from '#schema/kinds.ts'
import { wholeList } from '#schema/list.ts'
import { delays } from '#schema/orders/delays.ts'
import { numberOf } from '#schema/orders/timelineAddress.ts'

const shown = {
  fields: {
    providerPartNumber: text('std'),
    price: money('usd'),
    purchaseOrder: numberOf('purchaseOrder', text('po')),
    proforma: text('proforma'),
    customerId: optional(integer('IdCustomer')),
  },
  key: ['proforma'],
} as const
const columns = ['providerPartNumber', 'price', 'purchaseOrder', 'proforma'] as const

interface PartNumberProps {
  readonly numbers: readonly string[]
  readonly value: string
  readonly onChange: (number: string) => void
}

const PartNumber = ({ numbers, value, onChange }: PartNumberProps) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={translate('consignments.partNumber')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px', maxWidth: 264 }}
    >
      <MenuItem value="">{translate('consignments.all')}</MenuItem>
      {numbers.map((number) => (
        <MenuItem key={number} value={number}>
          {number}
        </MenuItem>
      ))}
    </TextField>
  )
}

/**
 * Proforma numbers are assigned before filtering and sorting, so each row keeps its number
 * `docs/product/orders.md#proforma`.
 */
const Consignments = () => {
  const query = useCall(delays.listConsignments, { list: wholeList })
  const [selected, setSelected] = useState('')
  const rows = useMemo(
    () => (query.data ?? []).map(({ worth, ...row }, at) => ({ ...row, price: worth, proforma: `PF-${at + 1}` })),
    [query.data],
  )
  const numbers = [...new Set(rows.map(({ providerPartNumber }) => providerPartNumber))].sort()
  const found = useMemo(
    () => rows.filter(({ providerPartNumber }) => selected === '' || providerPartNumber === selected),
    [rows, selected],
  )
  return (
    <RowsReport
      name="consignments"
      entity={shown}
      rows={found}
      columns={columns}
      start={<PartNumber numbers={numbers} value={selected} onChange={setSelected} />}
      pageSize={25}
      fileName="consignments"
      {...statesOf(query)}
    />
  )
}

export default Consignments
