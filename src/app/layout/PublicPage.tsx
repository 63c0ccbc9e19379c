import { useTranslate } from 'ra-core'
import { Suspense, useEffect } from 'react'
import type { Page } from '../../../schema/pages.ts'
import type { View } from '../routes/View.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface PublicPageProps {
  readonly page: Page
  readonly view: View
}

/** A page without a guard; it brings its own heading. */
export const PublicPage = ({ page, view }: PublicPageProps) => {
  const translate = useTranslate()
  useDocumentTitle(translate(`pages.${page.route}`))
  useEffect(() => view.preload(), [view])
  const { Component } = view
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </ErrorBoundary>
  )
}
