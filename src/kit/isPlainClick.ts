import type { MouseEvent } from 'react'

/** Whether a click on a link means to go there, here: not in another tab, not to save it. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
