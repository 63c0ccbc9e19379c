import ArrowIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Loadable, type LoadableProps } from './Loadable.tsx'

interface StatTileProps extends LoadableProps {
  readonly label: string
  readonly value: ReactNode
  readonly to?: string | undefined
  /** Explains the value, for instance its unit or period. */
  readonly hint?: ReactNode
}

const valueHeight = 36

/** Numbers do not wrap; long ones use a smaller font. */
const fontSizeFor = (value: ReactNode) => {
  const length = typeof value === 'string' || typeof value === 'number' ? String(value).length : 0
  return length > 8 ? `clamp(12px, ${Math.floor(165 / length)}cqi, 24px)` : 24
}

const hintHeight = 20

export const StatTile = ({ label, value, to, hint, ...loading }: StatTileProps) => (
  <Card
    role="group"
    aria-label={label}
    sx={{
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: 0.5,
      minWidth: 0,
      p: 2,
      breakInside: 'avoid',
      ...(to !== undefined && { '&:hover': { borderColor: 'primary.main' } }),
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 550, overflowWrap: 'anywhere' }}>
      {to === undefined ? (
        label
      ) : (
        <Link
          component={RouterLink}
          to={to}
          sx={{ display: 'flex', alignItems: 'center', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {label}
          <ArrowIcon fontSize="small" className="no-print" sx={{ ml: 'auto' }} />
        </Link>
      )}
    </Typography>
    {/* Above the link that covers the tile, so that the retry button can be clicked. */}
    <Box sx={{ zIndex: loading.error ? 1 : 'auto', minHeight: valueHeight, containerType: 'inline-size' }}>
      <Loadable height={hint === undefined ? valueHeight : valueHeight + hintHeight} {...loading}>
        <Typography
          component="p"
          sx={{
            fontSize: fontSizeFor(value),
            fontWeight: 650,
            lineHeight: `${valueHeight}px`,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {value}
        </Typography>
        {hint !== undefined && (
          <Typography
            variant="caption"
            component="p"
            sx={{ minHeight: hintHeight, lineHeight: `${hintHeight}px`, color: 'text.secondary' }}
          >
            {hint}
          </Typography>
        )}
      </Loadable>
    </Box>
  </Card>
)
