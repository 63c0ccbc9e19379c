import { useEffect } from 'react'
import { portalSettings } from '../../../kit/portalSettings.ts'

/** The document's title: every one ends with the product's name after a dash (spec 1 §1). */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} - ${portalSettings().product}`
  }, [title])
}
