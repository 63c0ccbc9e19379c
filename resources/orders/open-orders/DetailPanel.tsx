import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { withCustomer } from '#schema/customerAddress.ts'
import type { orderDetailParam } from './addresses.ts'

/** Router state of a link that opens a detail below the list. */
const openedByLink = { isOpenedByLink: true } as const

interface LinkProps {
  readonly of: typeof orderDetailParam
  readonly number: string
  /** Customer that the link switches to, in a list of several customers. */
  readonly customerId?: number | undefined
}

/** Link that opens a detail below the list. */
export const DetailLink = ({ of, number, customerId }: LinkProps) => {
  const { search } = useLocation()
  const isOpen = of.in(search) === number
  const opened = of.with(search, number)
  return (
    <Link
      to={{ search: customerId === undefined ? opened : withCustomer(opened, customerId) }}
      state={openedByLink}
      className="row-link"
      aria-current={isOpen ? 'true' : undefined}
    >
      {number}
    </Link>
  )
}

/**
 * Moves the focus to the detail's heading after a click on its link, also on repeated clicks. Not after a page load, a
 * restored tab or Back, where pages start at the top.
 */
const useArrival = (visit: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === 'POP'
  const isOpenedByLink = !isComeBackTo && (state as Partial<typeof openedByLink> | null)?.isOpenedByLink === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per visit
  useEffect(() => {
    if (isOpenedByLink) heading.current?.focus()
  }, [visit])
  return heading
}

interface Props {
  readonly title: string
  /** Changes each time the detail is requested. */
  readonly visit: string
  readonly children: ReactNode
}

export const DetailPanel = ({ title, visit, children }: Props) => {
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
