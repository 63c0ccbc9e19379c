import Skeleton from '@mui/material/Skeleton'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

interface Props {
  readonly columnCount: number
  readonly rowCount: number
  /** The room is kept from the start; the bars come only when the answer takes its time. */
  readonly isVisible: boolean
}

/** Rows in the place of those that are on their way. */
export const SkeletonRows = ({ columnCount, rowCount, isVisible }: Props) => (
  <TableBody aria-hidden>
    {Array.from({ length: rowCount }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
      <TableRow key={row}>
        {Array.from({ length: columnCount }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <TableCell key={column}>
            <Skeleton width={column === 0 ? 140 : 90} sx={isVisible ? null : { visibility: 'hidden' }} />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </TableBody>
)
