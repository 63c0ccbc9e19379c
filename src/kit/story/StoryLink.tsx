import StoryIcon from '@mui/icons-material/TimelineOutlined'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type StoryNumber, storyAddress } from '../../../schema/orders/storyAddress.ts'

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

const nobody: StoryReader = { mayOpen: false, customerId: null, customerIds: [], onNumbers: () => undefined }

const ReaderContext = createContext(nobody)

/** Makes the numbers below it lead to the story, for who may read it. */
export const StoryReaderProvider = ReaderContext

interface NumberProps {
  readonly of: StoryNumber
  readonly number: string
  /** Whose number it is, where it may be another customer's: null where that is not known. */
  readonly customerId?: number | null
}

/** The way to the story of a number; null for who may not read it. */
const useAddress = ({ of, number, customerId }: NumberProps) => {
  const reader = useContext(ReaderContext)
  const { onNumbers } = reader
  useEffect(onNumbers, [onNumbers])
  if (!reader.mayOpen || customerId === null) return null
  if (customerId === undefined || customerId === reader.customerId) return storyAddress(of, number)
  return reader.customerIds.includes(customerId) ? storyAddress(of, number, customerId) : null
}

interface Props extends NumberProps {
  readonly children: ReactNode
}

/** A number that leads to the story; bare text for who may not read it. */
export const StoryLink = ({ children, ...number }: Props) => {
  const to = useAddress(number)
  return to === null ? (
    children
  ) : (
    <Link to={to} className="story-link">
      {children}
    </Link>
  )
}

/** The same beside a number that leads somewhere else by itself. */
export const StoryMark = (props: NumberProps) => {
  const translate = useTranslate()
  const to = useAddress(props)
  if (to === null) return null
  const label = translate('kit.story', { number: props.number })
  return (
    <Link to={to} className="story-mark" aria-label={label} title={label}>
      <StoryIcon fontSize="inherit" />
    </Link>
  )
}
