import { useTranslate } from 'react-admin'
import type { Page } from '../../../schema/pages.ts'
import type { View } from '../routes/View.ts'
import { PageBody } from './PageBody.tsx'

interface NamedPageProps {
  readonly page: Page
  readonly view: View
}

/** A page without a guard whose view has no heading of its own. */
export const NamedPage = ({ page, view }: NamedPageProps) => {
  const translate = useTranslate()
  return <PageBody name={translate(`pages.${page.route}`)} view={view} />
}
