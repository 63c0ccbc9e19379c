import type { TranslateFunction } from 'react-admin'
import { pageKey } from './pageGroups.ts'

/** The name of a page in the checklist. */
export const translatePage = (
  { pageId, name }: { pageId: number; name: string },
  translate: TranslateFunction,
): string => {
  const key = pageKey(pageId)
  return key ? translate(key, { _: name }) : translate('users.namelessPage', { id: pageId })
}
