import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** Name of a kind of file, in the user's language. */
export const useKindName = () => {
  const translate = useTranslate()
  return useCallback((file: string): string => translate(`imports.kinds.${file}`, { _: file }), [translate])
}
