import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { keyedEntity, type RowOf } from '#schema/entity.ts'
import { flag, nullable } from '#schema/kinds.ts'
import { type Bar, bar } from '#schema/material/material.ts'
import { isUsable, isWellUsable } from '#schema/material/materialRules.ts'
import { derived } from '#values/derived.ts'

const stockBar = keyedEntity('stockBar', 'id', { ...bar.fields, usable: nullable(flag('usable')) })

interface Props {
  readonly bars: readonly Bar[]
  /** Shows only this heat; null for all. */
  readonly heat: string | null
  readonly isUsableOnly: boolean
  readonly query: Parameters<typeof statesOf>[0]
  readonly linkTo: (name: 'bar', value: string) => string
}

const columns = ['bar', 'heat', 'billetSize', 'initialWeight', 'finalWeight', 'usable'] as const
const total = ['initialWeight', 'finalWeight'] as const
const sort = ['heat', 'ASC'] as const

/** `isUsableOnly` keeps bars above the minimum usable weight. */
export const BarTable = ({ bars, heat, isUsableOnly, query, linkTo }: Props) => {
  const rows = useMemo(
    () =>
      bars
        .filter((one) => one.id !== null && (heat === null || one.heat === heat))
        .filter((one) => !isUsableOnly || isWellUsable(one))
        .map((one) => ({ ...one, usable: derived(one, ['finalWeight'], isUsable) })),
    [bars, heat, isUsableOnly],
  )
  const linkOf = ({ id }: RowOf<typeof stockBar>, text: string) => (
    <Link to={linkTo('bar', String(id))} className="row-link">
      {text}
    </Link>
  )
  return (
    <RowsReport
      name="bars"
      entity={stockBar}
      show={{ bar: linkOf }}
      pageSize={25}
      rows={rows}
      columns={columns}
      total={total}
      sort={sort}
      {...statesOf(query)}
    />
  )
}
