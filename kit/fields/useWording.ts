import { useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { Wording } from './kindDisplays.ts'

/** Words in the current language for fields of the current resource: `resources.<resource>.words.<source>.<word>`. */
export const useWording = () => {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useMemo(() => {
    const flag = (value: boolean) => translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    return (source: string): Wording => ({
      flag,
      word: (word) => translate(`resources.${resource}.words.${source}.${word}`, { _: word }),
    })
  }, [translate, resource])
}
