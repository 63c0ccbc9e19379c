import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReportCard } from '../rows/ReportCard.tsx'
import type { GroupParts } from '../rows/reportParts.ts'
import { GroupButton } from './GroupButton.tsx'
import type { Group } from './grouping.ts'

interface Props extends GroupParts {
  readonly group: Group
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 } as const

const Inside = ({ group, ...rest }: Props) => {
  const { columns, rowAction, grouping, total, sumsOf } = rest
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
          {group.groups.map((inner) => (
            <Inside key={inner.key} group={inner} {...rest} />
          ))}
          {group.groups.length === 0 &&
            group.rows.map((row) => <ReportCard key={row.id} columns={columns} row={row} rowAction={rowAction} />)}
        </Box>
      )}
    </Box>
  )
}

export const GroupCards = (props: GroupParts) =>
  props.grouping.groups.map((group) => <Inside key={group.key} group={group} {...props} />)
