import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Screen } from '../../../../resources/screen.tsx'
import { PageTitleContext, useDocumentTitle } from '../../../kit/page/pageTitle.ts'
import { PageSkeleton } from '../../guard/PageSkeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useRestoredPosition } from './pagePlace.ts'
import { ReadableRows } from './ReadableRows.tsx'
import { ViewContent } from './ViewContent.tsx'

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
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <ErrorBoundary>
        <ReadableRows>
          <ViewContent view={view} fallback={<PageSkeleton />} />
        </ReadableRows>
      </ErrorBoundary>
    </PageTitleContext>
  )
}
