import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { translatePageName } from '../../../kit/page/translatePageName.ts'
import type { NavigationEntry } from './navigation.ts'

/** The text of an entry of the navigation. */
export const useEntryLabel = () => {
  const translate = useTranslate()
  return useCallback(
    (entry: NavigationEntry) =>
      'text' in entry && entry.text ? translate(entry.text) : translatePageName(translate, entry.name ?? ''),
    [translate],
  )
}
