import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  readonly label: string
  /** Initial text; `isReplacing` if it was typed over the existing amount. */
  readonly text: string
  readonly isReplacing: boolean
  readonly isInvalid: boolean
  /** Current text, read when editing ends. */
  readonly draft: RefObject<string>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/** Input of the edited cell. Keeps its text in local state until editing ends. */
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
