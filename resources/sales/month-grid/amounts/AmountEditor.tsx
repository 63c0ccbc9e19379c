import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  readonly label: string
  /** With what it begins; `isReplacing` when that was typed in place of what was there. */
  readonly text: string
  readonly isReplacing: boolean
  readonly isInvalid: boolean
  /** What stands in it now, for whoever ends the editing. */
  readonly draft: RefObject<string>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/** The input in the cell that is edited. What is typed is nobody else's before it is done. */
export const AmountEditor = ({ label, text, isReplacing, isInvalid, draft, onKeyDown, onBlur }: Props) => {
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it begins with.
  useLayoutEffect(() => {
    draft.current = text
    input.current?.focus()
    if (!isReplacing) input.current?.select()
  }, [])
  return (
    <input
      ref={input}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid}
      onChange={(event) => {
        draft.current = event.target.value
        setTyped(event.target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
