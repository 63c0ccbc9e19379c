import type { Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableContainer from '@mui/material/TableContainer'
import type { ReactNode } from 'react'
import { useIsFetching, useListState } from '../../../../src/kit/table/listState.ts'
import { regionStyle, tableStyle } from '../../../../src/kit/table/rows/cellStyles.ts'
import { ReportHead } from '../../../../src/kit/table/rows/ReportHead.tsx'
import { SkeletonRows } from '../../../../src/kit/table/rows/ReportTable.tsx'
import type { Column } from '../../../../src/kit/table/useColumns.ts'
import { useDelayed } from '../../../../src/kit/table/useDelayed.ts'
import { OrderRows } from './OrderRows.tsx'
import type { PurchaseOrder } from './orderRows.ts'

interface Props {
  readonly label: string
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
  /** What stands below the header when there are no rows. */
  readonly empty: ReactNode
}

const skeletonRows = 25

/** An order's number stands at its first line. */
const orderStyle = {
  '& tbody th': { verticalAlign: 'top', lineHeight: '36px' },
  '& tbody:hover > tr > *, & .is-open > *': ({ palette }: Theme) => ({
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  }),
}

/** The orders as a table, in a region of its own that scrolls both ways. */
export const OrderTable = ({ label, columns, orders, empty }: Props) => {
  const { isPending } = useListState()
  const isFetching = useIsFetching()
  const isSlow = useDelayed(isPending)
  return (
    <TableContainer sx={regionStyle} role="region" aria-label={label} tabIndex={0}>
      <Table stickyHeader aria-label={label} aria-busy={isFetching} sx={[tableStyle as object, orderStyle]}>
        <ReportHead columns={columns} hasAction={false} />
        {isPending ? (
          <SkeletonRows columnCount={columns.length} rowCount={skeletonRows} isVisible={isSlow} />
        ) : (
          <OrderRows columns={columns} orders={orders} />
        )}
      </Table>
      {!isPending && orders.length === 0 && empty}
    </TableContainer>
  )
}
