import { type ComponentType, type MouseEvent, useCallback, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBuildGone } from './builds.ts'
import type { Chunk } from './chunk.ts'
import { useDialogs } from './feedback/dialogs.ts'
import { type Texts, useTexts } from './texts.ts'

/** Key of the text for code that could not be loaded. */
export const loadFailure = async () => ((await isBuildGone()) ? 'errors.updated' : 'errors.offline')

const noTexts: readonly Texts[] = []

/**
 * Component that is loaded on demand, such as a rarely used menu, with texts of its own: null before, with a function
 * that loads it and resolves to true on success. Failures are shown in a dialog.
 */
export const useOnDemand = <Props>(part: Chunk<ComponentType<Props>>, texts = noTexts) => {
  const translate = useTranslate()
  const { open } = useTexts()
  const { alert } = useDialogs()
  const [content, setContent] = useState(() => part.loaded())
  const fetch = useCallback(async () => {
    try {
      const [loaded] = await Promise.all([part.load(), texts.length > 0 && open(texts)])
      setContent(() => loaded)
      return true
    } catch {
      await alert({ message: translate(await loadFailure()) })
      return false
    }
  }, [alert, open, part, texts, translate])
  return [content, fetch] as const
}

export interface OpenedMenu {
  /** Id of the button, which labels the menu; the menu's own id is `<id>-menu`. */
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Menu that is loaded when its button is first pressed; returns the component and the props of button and menu. */
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
