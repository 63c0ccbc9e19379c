import { type ComponentType, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Chunk } from './chunk.ts'
import { useDialogs } from './dialogs/dialogs.ts'

/**
 * A component that is fetched when it is first asked for, such as a menu that few open: null before, and a way to fetch
 * it, which answers whether it is there. Where it cannot be fetched, a dialog tells so.
 */
export const useOnDemand = <Props>(part: Chunk<ComponentType<Props>>) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [content, setContent] = useState(() => part.loaded())
  const fetch = async () => {
    try {
      const loaded = await part.load()
      setContent(() => loaded)
      return true
    } catch {
      await alert({ message: translate('errors.offline') })
      return false
    }
  }
  return [content, fetch] as const
}
