import StoryIcon from '@mui/icons-material/TimelineOutlined'
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useHref, useNavigate } from 'react-router-dom'
import { type StoryNumber, storyAddress } from '../../../../schema/orders/storyAddress.ts'
import { isPlainClick } from '../../isPlainClick.ts'

/** What is known of who reads numbers. */
export interface StoryReader {
  /** May open the page of the story. */
  readonly mayOpen: boolean
  /** For whom the page would be opened. */
  readonly customerId: number | null
  readonly customerIds: readonly number[]
  /** There are numbers on the screen. */
  readonly onNumbers: () => void
}

interface LinkProps {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface Reader extends StoryReader {
  /** What makes a link to a page of the portal. */
  readonly linkTo: (to: string) => LinkProps
}

const nobody: Reader = {
  ...{ mayOpen: false, customerId: null, customerIds: [], onNumbers: () => undefined },
  linkTo: (href) => ({ href, onClick: () => undefined }),
}

const ReaderContext = createContext(nobody)

interface ReaderProps {
  readonly value: StoryReader
  readonly children: ReactNode
}

/**
 * Makes the numbers below it lead to the story, for who may read it. They share one way there: a link of the router's is
 * drawn anew with each address, and a page has hundreds of numbers.
 */
export const StoryReaderProvider = ({ value, children }: ReaderProps) => {
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const reader = useMemo(() => {
    const linkTo = (to: string): LinkProps => ({
      href: `${base}${to}`,
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        // Where one is already, there is nothing to come back to.
        void navigate(to, { replace: event.currentTarget.href === window.location.href })
      },
    })
    return { ...value, linkTo }
  }, [value, base, navigate])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

interface NumberProps {
  readonly of: StoryNumber
  readonly number: string
  /** Whose number it is, where it may be another customer's: null where that is not known. */
  readonly customerId?: number | null
}

/** What makes a link of a number; null for who may not read its story. */
const useStoryLink = ({ of, number, customerId }: NumberProps): LinkProps | null => {
  const { mayOpen, onNumbers, linkTo, ...reader } = useContext(ReaderContext)
  useEffect(onNumbers, [onNumbers])
  if (!mayOpen || customerId === null) return null
  const isOwn = customerId === undefined || customerId === reader.customerId
  if (!isOwn && !reader.customerIds.includes(customerId)) return null
  return linkTo(storyAddress(of, number, isOwn ? undefined : customerId))
}

interface Props extends NumberProps {
  readonly children: ReactNode
}

/** A number that leads to the story; bare text for who may not read it. */
export const StoryLink = ({ children, ...number }: Props) => {
  const link = useStoryLink(number)
  return link ? (
    <a href={link.href} onClick={link.onClick} className="story-link">
      {children}
    </a>
  ) : (
    children
  )
}

/** The same beside a number that leads somewhere else by itself. */
export const StoryMark = (props: NumberProps) => {
  const translate = useTranslate()
  const link = useStoryLink(props)
  if (!link) return null
  const label = translate('kit.story', { number: props.number })
  return (
    <a href={link.href} onClick={link.onClick} className="story-mark" aria-label={label} title={label}>
      <StoryIcon fontSize="inherit" />
    </a>
  )
}
