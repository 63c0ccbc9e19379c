import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { sayPageName } from '../../kit/page/sayPageName.ts'
import type { NavigationEntry } from './navigation.ts'

/** The text of an entry of the navigation. */
export const useSay = () => {
  const translate = useTranslate()
  return useCallback(
    (entry: NavigationEntry) =>
      'text' in entry && entry.text ? translate(entry.text) : sayPageName(translate, entry.name ?? ''),
    [translate],
  )
}
