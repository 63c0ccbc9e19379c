import { useState } from 'react'
import { MonthGrid, type MonthRow } from '#resources/sales/month-grid/MonthGrid.tsx'
import { spreadYear } from '#resources/sales/month-grid/spread.ts'
import type { Cents } from '#schema/kinds.ts'
import type { KitPart } from '../kitPart.ts'

const customers = ['Northern Aerofabrication', 'Steelworks of the Gulf', 'Acme', 'Pacific Turbines']
const segments = ['Aerospace', 'Oil & gas', 'Wind']

const sampleRows = (count: number, hasYearly: boolean): MonthRow[] =>
  Array.from({ length: count }, (_, index) => {
    const head = [customers[index % 4] ?? '', segments[index % 3] ?? '', index % 2 ? `LTA ${2020 + (index % 7)}` : '']
    const yearly = (10_000_000 + 12_345_000 * index) as Cents
    const label = `${index + 1}: ${head.filter(Boolean).join(', ')}`
    return { key: String(index), label, head, months: spreadYear(yearly), ...(hasYearly && { yearly }) }
  })

interface Props {
  readonly label: string
  readonly count: number
  readonly hasYearly?: boolean
  readonly canRemove?: boolean
}

const Sample = ({ label, count, hasYearly = false, canRemove = false }: Props) => {
  const [rows, setRows] = useState(() => sampleRows(count, hasYearly))
  const change = (key: string, months: readonly Cents[], yearly?: Cents) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, months, yearly } : row)))
  const remove = (key: string) => setRows((all) => all.filter((row) => row.key !== key))
  return (
    <MonthGrid
      label={label}
      heads={['Customer', 'Segment', 'Contract']}
      rows={rows}
      onChange={change}
      onRemove={canRemove ? remove : undefined}
    />
  )
}

export const monthGrid: KitPart = {
  title: 'Month grid',
  examples: {
    Months: <Sample label="Months" count={3} canRemove />,
    'Yearly amounts and their differences': <Sample label="Yearly" count={3} hasYearly canRemove />,
    'No rows': <Sample label="Nothing" count={0} />,
    'A hundred rows': <Sample label="A hundred" count={100} canRemove />,
  },
}
