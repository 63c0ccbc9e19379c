import ArrowIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { CardHeadContext } from './cardHead.ts'
import { Loadable, type LoadableProps } from './Loadable.tsx'

interface InfoCardProps extends LoadableProps {
  readonly title: string
  readonly children?: ReactNode
  readonly to?: string | undefined
  /** Height of the content while loading, in pixels. */
  readonly height?: number
}

export const InfoCard = ({ title, children, to, height = 96, ...loading }: InfoCardProps) => {
  const id = useId()
  const corner = useRef<HTMLElement>(null)
  const head = useMemo(() => ({ title, corner }), [title])
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, p: 2, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            title
          ) : (
            <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center' }}>
              {title}
              <ArrowIcon fontSize="small" className="no-print" />
            </Link>
          )}
        </Typography>
        <Box ref={corner} sx={{ flexShrink: 0, '&:empty': { display: 'none' } }} />
      </Box>
      <CardHeadContext value={head}>
        <Loadable height={height} {...loading}>
          {children}
        </Loadable>
      </CardHeadContext>
    </Card>
  )
}
