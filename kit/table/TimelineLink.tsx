import TimelineIcon from '@mui/icons-material/TimelineOutlined'
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { UNSAFE_NavigationContext as NavigationContext, useNavigate } from 'react-router-dom'
import { withCustomer } from '#schema/customerAddress.ts'
import { type TimelineNumber, timelineAddress } from '#schema/orders/timelineAddress.ts'
import { isPlainClick } from '../isPlainClick.ts'

export interface TimelineReader {
  /** True if the user may open the timeline page. */
  readonly mayOpen: boolean
  /** Current customer, for whom the page would be opened. */
  readonly customerId: number | null
  readonly customerIds: readonly number[]
  /** Called when linkable numbers are on screen. */
  readonly onNumbers: () => void
}

interface LinkProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface Reader extends TimelineReader {
  readonly linkTo: (to: string) => LinkProps
}

const anonymous: Reader = {
  mayOpen: false,
  customerId: null,
  customerIds: [],
  onNumbers: () => undefined,
  linkTo: (href) => ({ href, onClick: () => undefined }),
}

const ReaderContext = createContext(anonymous)

interface ReaderProps {
  readonly value: TimelineReader
  readonly children: ReactNode
}

/**
 * Links the numbers below it to the timeline, if the user may open it. Uses one shared click handler: React Router's
 * links re-render on every navigation, and a page has hundreds of numbers.
 */
export const TimelineReaderProvider = ({ value, children }: ReaderProps) => {
  const navigate = useNavigate()
  const { basename, navigator } = useContext(NavigationContext)
  const reader = useMemo(() => {
    const linkTo = (to: string): LinkProps => ({
      href: navigator.createHref(basename.replace(/\/$/, '') + to),
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        // Avoids a second history entry for the current address.
        void navigate(to, { replace: event.currentTarget.href === window.location.href })
      },
    })
    return { ...value, linkTo }
  }, [value, basename, navigator, navigate])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

interface NumberProps {
  readonly of: TimelineNumber
  readonly number: string
  /** Customer of the number if it may differ from the current one; null if unknown. */
  readonly customerId?: number | null
}

/** Null if the user may not open the timeline. */
const useTimelineLink = ({ of, number, customerId }: NumberProps): LinkProps | null => {
  const { mayOpen, onNumbers, linkTo, ...reader } = useContext(ReaderContext)
  useEffect(onNumbers, [onNumbers])
  if (!mayOpen || customerId === null) return null
  const isOwn = customerId === undefined || customerId === reader.customerId
  if (!isOwn && !reader.customerIds.includes(customerId)) return null
  const address = timelineAddress(of, number)
  return linkTo(isOwn ? address : withCustomer(address, customerId))
}

interface Props extends NumberProps {
  readonly children: ReactNode
}

/** Number linked to its timeline; plain text if the user may not open it. */
export const TimelineLink = ({ children, ...number }: Props) => {
  const link = useTimelineLink(number)
  return link ? (
    <a href={link.href} onClick={link.onClick} className="timeline-link">
      {children}
    </a>
  ) : (
    children
  )
}

/** Icon link to the timeline, for numbers that already link elsewhere. */
export const TimelineMark = (props: NumberProps) => {
  const translate = useTranslate()
  const link = useTimelineLink(props)
  if (!link) return null
  const label = translate('kit.timeline', { number: props.number })
  return (
    <a href={link.href} onClick={link.onClick} className="timeline-mark" aria-label={label} title={label}>
      <TimelineIcon fontSize="inherit" />
    </a>
  )
}
