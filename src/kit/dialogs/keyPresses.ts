const acting = ['Enter', ' ', 'Escape']

/** Innermost dialog or menu around an element, or null on the page itself. */
const layerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.MuiModal-root, [role="dialog"]') : null

/**
 * Limits a key press to the dialog, menu or page where it began. Otherwise the Enter that opens a dialog also presses
 * the button that the dialog focuses: at once if it opens on keydown, by repetition if the key is held down.
 */
export const limitKeyPresses = () => {
  let began: { readonly key: string; readonly layer: Element | null } | null = null
  const onKey = (event: KeyboardEvent) => {
    if (!acting.includes(event.key)) return
    const layer = layerOf(event.target)
    if (event.type === 'keydown' && !event.repeat) began = { key: event.key, layer }
    const isElsewhere = began?.key === event.key && began.layer !== layer
    if (isElsewhere) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.type === 'keyup') began = null
  }
  const types = ['keydown', 'keypress', 'keyup'] as const
  for (const type of types) document.addEventListener(type, onKey, true)
  return () => {
    for (const type of types) document.removeEventListener(type, onKey, true)
  }
}
