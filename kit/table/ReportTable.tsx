import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import { useListContext } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'
import { cellSpace, regionStyle, rowsHeight, tableStyle } from './cellStyles.ts'
import { GroupRows } from './GroupRows.tsx'
import { MoreGroups } from './MoreGroups.tsx'
import { ReportHead } from './ReportHead.tsx'
import { ReportRows } from './ReportRows.tsx'
import type { ReportParts, TotalParts } from './reportParts.ts'
import { useTotals } from './totals.ts'
import { useDelayed } from './useDelayed.ts'

interface Props extends TotalParts {
  readonly hasAction: boolean
}

const TotalRow = ({ columns, rows, total, totalLabel, sumsOf, hasAction }: Props) => {
  const { sums, title } = useTotals(rows, total, sumsOf, totalLabel)
  return (
    <TableFooter>
      <TableRow>
        {columns.map((column, position) => (
          <TableCell
            key={column.source}
            align={column.align}
            {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
          >
            {position === 0 && title}
            {position > 0 && total.includes(column.source) && column.format(sums)}
          </TableCell>
        ))}
        {hasAction && <TableCell className="row-action" />}
      </TableRow>
    </TableFooter>
  )
}

interface SkeletonRowsProps {
  readonly columnCount: number
  readonly rowCount: number
  /** While false, the rows only reserve space. */
  readonly isVisible: boolean
}

/** Placeholder rows with the height of real ones. */
export const SkeletonRows = ({ columnCount, rowCount, isVisible }: SkeletonRowsProps) => (
  <tbody aria-hidden className={isVisible ? undefined : 'is-hidden'}>
    {Array.from({ length: rowCount }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
      <tr key={row}>
        {Array.from({ length: columnCount }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <td key={column}>
            <span className="skeleton" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** A page's placeholder is as high as a full page, whose region therefore keeps its height when the rows arrive. */
const skeletonRows = { ofPage: 25, ofAll: 5 }

export const ReportTable = ({
  label,
  columns,
  rows,
  total,
  totalLabel,
  sumsOf,
  grouping,
  rowAction,
  empty,
}: ReportParts) => {
  const { isPending, isFetching, perPage } = useListContext<AnyRow>()
  const isSlow = useDelayed(isPending)
  const hasAction = rowAction !== undefined
  const skeletonCount = Number.isFinite(perPage) ? skeletonRows.ofPage : skeletonRows.ofAll
  const lines = 2 + (isPending ? skeletonCount : rows.length + (grouping?.groups.length ?? 0))
  return (
    <TableContainer
      sx={regionStyle}
      style={{ ...rowsHeight(lines), ...cellSpace(columns.length) }}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <Table stickyHeader aria-label={label} aria-busy={isFetching} sx={tableStyle}>
        <ReportHead columns={columns} hasAction={hasAction} />
        {isPending ? (
          <SkeletonRows
            columnCount={columns.length + (hasAction ? 1 : 0)}
            rowCount={skeletonCount}
            isVisible={isSlow}
          />
        ) : grouping ? (
          <GroupRows columns={columns} grouping={grouping} total={total} sumsOf={sumsOf} rowAction={rowAction} />
        ) : (
          <ReportRows columns={columns} rows={rows} rowAction={rowAction} />
        )}
        {total.length > 0 && rows.length > 0 && (
          <TotalRow
            columns={columns}
            rows={rows}
            total={total}
            totalLabel={totalLabel}
            sumsOf={sumsOf}
            hasAction={hasAction}
          />
        )}
      </Table>
      {!isPending && <MoreGroups grouping={grouping} />}
      {!isPending && rows.length === 0 && empty}
    </TableContainer>
  )
}
