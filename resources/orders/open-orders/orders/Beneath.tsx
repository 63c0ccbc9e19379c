import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import type { orderBeneath } from '../addresses.ts'

/** The router's state of a link in the list, whose click asks for what comes beneath. */
const askedFor = { isAskedFor: true } as const

interface LinkProps {
  readonly of: typeof orderBeneath
  readonly number: string
}

/** A number in a list, which loads its detail beneath the list. */
export const BeneathLink = ({ of, number }: LinkProps) => {
  const { search } = useLocation()
  const isOpen = of.in(search) === number
  return (
    <Link
      to={{ search: of.with(search, number) }}
      state={askedFor}
      className="row-link"
      aria-current={isOpen ? 'true' : undefined}
    >
      {number}
    </Link>
  )
}

/**
 * The heading of what was asked for: whoever clicked, maybe far above, is brought to it, again with each visit. A page
 * that is opened, restored or come back to with it begins where pages begin.
 */
const useArrival = (visit: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === 'POP'
  const isAskedFor = !isComeBackTo && (state as Partial<typeof askedFor> | null)?.isAskedFor === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what it happens upon
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [visit])
  return heading
}

interface Props {
  readonly title: string
  /** Another one each time that the detail is asked for. */
  readonly visit: string
  readonly children: ReactNode
}

/** A section beneath a list, with the detail of what was clicked in it. */
export const Beneath = ({ title, visit, children }: Props) => {
  const titleId = useId()
  const heading = useArrival(visit)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, mt: 3, minWidth: 0 }}>
      <Typography id={titleId} ref={heading} variant="h2" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
