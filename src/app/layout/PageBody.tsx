import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  answerFaults,
  leaveAnswers,
  onAnswerFaults,
  showAnswer,
  unreadableIn,
} from '#dataProvider/calls/answerFaults.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { chunk } from '#kit/chunk.ts'
import { PageTitleContext, useDocumentTitle } from '#kit/page/pageTitle.ts'
import { ShareLink } from '#kit/page/ShareLink.tsx'
import { ShowAnswerContext, UnreadableContext } from '#kit/table/unreadable.ts'
import { useChunk } from '#kit/useChunk.ts'
import type { Screen } from '#resources/screen.tsx'
import { PageSkeleton } from '../routes/PageSkeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useRestoredPosition } from './pagePlace.ts'
import { ViewContent } from './ViewContent.tsx'

const unreadableRows = chunk(async () => (await import('./UnreadableRows.tsx')).UnreadableRows)

/** A page below a line with the number of its rows that could not be read. */
const ReadableRows = ({ children }: { readonly children: ReactNode }) => {
  const answers = useSyncExternalStore(onAnswerFaults, answerFaults)
  const customer = useCurrentCustomer()
  const unreadable = useMemo(() => unreadableIn(answers), [answers])
  const hasUnreadable = unreadable.records.length > 0
  const { content: UnreadableRows } = useChunk(hasUnreadable ? unreadableRows : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another customer other rows are fetched.
  useEffect(() => leaveAnswers, [customer])
  return (
    <UnreadableContext value={unreadable}>
      {hasUnreadable && UnreadableRows && <UnreadableRows answers={answers} />}
      <ShowAnswerContext value={showAnswer}>{children}</ShowAnswerContext>
    </UnreadableContext>
  )
}

interface PageBodyProps {
  /** Page name; the page may replace it with its own title. */
  readonly name: string
  readonly view: Screen
  readonly above?: ((title: string) => ReactNode) | null
}

// The first page of a document keeps the browser's scroll position and focus.
let hasShownPage = false

/** Heading and content. The heading receives focus, so that screen readers announce the new page. */
export const PageBody = ({ name, view, above = null }: PageBodyProps) => {
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const title = ownTitle ?? name
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  const [isFirst] = useState(() => !hasShownPage)
  useRestoredPosition(isFirst)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    hasShownPage = true
  }, [isFirst])

  return (
    <PageTitleContext value={setOwnTitle}>
      {above?.(title)}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <ShareLink title={title} />
      </Box>
      <ErrorBoundary>
        <ReadableRows>
          <ViewContent view={view} fallback={<PageSkeleton />} />
        </ReadableRows>
      </ErrorBoundary>
    </PageTitleContext>
  )
}
