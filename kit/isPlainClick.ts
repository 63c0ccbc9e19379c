import type { MouseEvent } from 'react'

/** True if a click opens the link in the same tab, without modifier keys. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
