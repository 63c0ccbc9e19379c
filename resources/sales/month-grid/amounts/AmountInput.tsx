import { type ClipboardEvent, useId, useState } from 'react'
import type { Cents } from '../../../../schema/kinds.ts'
import { editAmount } from './amounts.ts'

interface Props {
  readonly label: string
  readonly cents: Cents
  readonly isWide: boolean
  readonly onType: (typed: string) => void
  /** For text with several spreadsheet cells. */
  readonly onPasteBlock: (text: string) => void
}

/**
 * Amount of a card, applied on blur or Enter. A plain input, styled by its card, because there may be more than a
 * thousand.
 */
export const AmountInput = ({ label, cents, isWide, onType, onPasteBlock }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) onType(typed)
    setTyped(null)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\r\n]/.test(text.trimEnd())) return
    event.preventDefault()
    setTyped(null)
    onPasteBlock(text)
  }
  return (
    <div className={isWide ? 'amount-field is-wide' : 'amount-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed ?? editAmount(cents)}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </div>
  )
}
