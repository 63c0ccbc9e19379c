import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReportCard } from '../rows/ReportCard.tsx'
import type { GroupParts } from '../rows/reportParts.ts'
import { GroupButton } from './GroupButton.tsx'
import { type Group, isOneRow } from './grouping.ts'

interface Props extends GroupParts {
  readonly group: Group
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 } as const

const Cards = ({ rows, columns, rowAction }: Pick<Group, 'rows'> & GroupParts) =>
  rows.map((row) => <ReportCard key={row.id} {...{ row, columns, rowAction }} />)

const Inside = ({ group, ...rest }: Props) => {
  const { columns, grouping, total, sumsOf } = rest
  const sums = sumsOf(group.rows)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        <GroupButton group={group} grouping={grouping} />
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {columns
          .filter(({ source }) => total.includes(source))
          .map((column) => `${column.label}: ${column.format(sums)}`)
          .join(' · ')}
      </Typography>
      {grouping.isOpen(group) && (
        <Box component="ul" sx={listStyle}>
          {group.groups.map((inner) =>
            isOneRow(inner, columns) ? (
              <Cards key={inner.key} rows={inner.rows} {...rest} />
            ) : (
              <Inside key={inner.key} group={inner} {...rest} />
            ),
          )}
          {group.groups.length === 0 && <Cards rows={group.rows} {...rest} />}
        </Box>
      )}
    </Box>
  )
}

export const GroupCards = (props: GroupParts) =>
  props.grouping.groups.map((group) => <Inside key={group.key} group={group} {...props} />)
