import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { formatCount } from '#kit/fields/formats.ts'

type Count = 'rows' | 'added' | 'changed' | 'unchanged' | 'removed' | 'rejected'

/** Numbers of rows by what an import does with them. */
export const RunCounts = ({ counts }: { readonly counts: Partial<Readonly<Record<Count, number>>> }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, maxWidth: 960 }}>
      {Object.entries(counts).map(([count, value]) => (
        <StatTile key={count} label={translate(`imports.counts.${count}`)} value={formatCount(value)} />
      ))}
    </Box>
  )
}
