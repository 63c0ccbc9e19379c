import { type MouseEvent, useId, useState } from 'react'

/** Props of a button and of the menu that it opens. */
export const useMenuButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [buttonId, menuId] = [useId(), useId()]
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  return {
    close,
    button: {
      id: buttonId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: {
      id: menuId,
      anchorEl: anchor,
      // Next to its button, and so within the page's landmarks instead of at the end of the document.
      container: anchor?.parentElement ?? null,
      open: isOpen,
      onClose: close,
      slotProps: { list: { 'aria-labelledby': buttonId } },
    },
  } as const
}
