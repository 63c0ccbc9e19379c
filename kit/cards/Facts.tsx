import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDelayed } from '../table/useDelayed.ts'

interface Fact {
  readonly name: string
  readonly label: string
  readonly value: ReactNode
}

interface Props {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly isLoading: boolean
}

const rowStyle = { '& + &': { borderTop: 1, borderColor: 'divider' } }
/** Labels wrap on a phone, so that an e-mail address or a number beside them does not break. */
const tableStyle = { width: '100%', borderCollapse: 'collapse', tableLayout: { xs: 'fixed', sm: 'auto' } } as const
const cellStyle = { px: 0, py: 0.75, verticalAlign: 'top' }

/** Table of labels and values that keeps its size while loading; '-' for missing values. */
export const Facts = ({ title, facts, isLoading }: Props) => {
  const isSlow = useDelayed(isLoading)
  const shown = (value: Fact['value']) => (isLoading ? isSlow && <Skeleton animation={false} /> : value || '-')
  return (
    <Box component="table" aria-label={title} aria-busy={isLoading} sx={tableStyle}>
      <tbody>
        {facts.map(({ name, label, value }) => (
          <Box component="tr" key={name} sx={rowStyle}>
            <Typography
              component="th"
              scope="row"
              variant="body2"
              sx={{
                ...cellStyle,
                pr: 2,
                textAlign: 'left',
                width: { xs: '42%', sm: 'auto' },
                whiteSpace: { xs: 'normal', sm: 'nowrap' },
                fontWeight: 400,
                color: 'text.secondary',
              }}
            >
              {label}
            </Typography>
            <Typography
              component="td"
              variant="body2"
              sx={{
                ...cellStyle,
                width: { xs: 'auto', sm: '100%' },
                textAlign: 'right',
                fontWeight: 550,
                overflowWrap: 'anywhere',
              }}
            >
              {shown(value)}
            </Typography>
          </Box>
        ))}
      </tbody>
    </Box>
  )
}
