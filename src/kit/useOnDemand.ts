import { type ComponentType, type MouseEvent, useId, useState } from 'react'
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

/** What a menu is told that opens at a button. */
export interface OpenedMenu {
  /** Of the button, which names it; its own is `<id>-menu`. */
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** A menu that is fetched when its button is first pressed, what the button takes, and what the menu is told. */
export const useMenuOnDemand = <Props>(part: Chunk<ComponentType<Props>>) => {
  const id = useId()
  const [Items, fetch] = useOnDemand(part)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? `${id}-menu` : undefined,
    onClick: async ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor((await fetch()) ? currentTarget : null),
  } as const
  const menu: OpenedMenu = { id, anchor, onClose: () => setAnchor(null) }
  return { Items, button, menu }
}
