import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import type { Report } from './importing.ts'
import { counted } from './ProblemTable.tsx'
import type { Doing, Importing } from './useImports.ts'

interface Props extends Pick<Doing, 'check'> {
  readonly item: Importing
  readonly report: Report
}

/** Rows that are not imported, in gray as they are written, and the question what becomes of totals. */
export const SkippedRows = ({ item, report, check }: Props) => {
  const translate = useTranslate()
  const { mapping } = item
  const { skipped, skippedCount, problems } = report
  const asked = problems.filter(({ code }) => code === 'totalRow').length
  const setTotals = (totals: 'skip' | 'keep') => mapping && void check(item, { ...mapping, totals })
  const hasTotals = skipped.some((row) => row.as === 'total')
  return (
    <>
      {asked > 0 && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <MessageBanner kind="warning">{translate('imports.totalsQuestion', counted(asked))}</MessageBanner>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => setTotals('skip')}>
              {translate('imports.skipTotals')}
            </Button>
            <Button onClick={() => setTotals('keep')}>{translate('imports.keepTotals')}</Button>
          </Box>
        </Box>
      )}
      {skippedCount > 0 && (
        <Disclosure title={translate('imports.skipped', counted(skippedCount))}>
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small" aria-label={translate('imports.skipped', counted(skippedCount))}>
              <TableBody>
                {skipped.map(({ line, as, cells }) => (
                  <TableRow key={line} sx={{ '& td, & th': { color: 'text.secondary' } }}>
                    <TableCell component="th" scope="row">
                      {formatCount(line)}
                    </TableCell>
                    <TableCell>{translate(`imports.skippedAs.${as}`)}</TableCell>
                    <TableCell>{cells.filter((cell) => cell.trim() !== '').join(' · ')}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          {hasTotals && (
            <Button size="small" onClick={() => setTotals('keep')}>
              {translate('imports.keepTotals')}
            </Button>
          )}
        </Disclosure>
      )}
    </>
  )
}
