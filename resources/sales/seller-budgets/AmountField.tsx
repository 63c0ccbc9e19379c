import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { FieldFrame, noteIdOf } from '#kit/form/FieldFrame.tsx'
import { maxAmount } from '../month-grid/amounts.ts'
import { readTyped } from '../month-grid/readAmount.ts'

interface Props {
  readonly label: string
  readonly text: string
  readonly isRequired?: boolean
  readonly note?: string | undefined
  readonly onChange: (text: string) => void
}

/** Amount in thousands of dollars; invalid text stays in the input, with an error. */
export const AmountField = ({ label, text, isRequired = false, note, onChange }: Props) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const id = useId()
  const read = readTyped(text, language)
  const named = { cell: label, text: text.trim(), limit: maxAmount }
  const error = 'fault' in read ? translate(`monthGrid.fault.${read.fault}`, named) : undefined
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} error={error} note={note}>
      <OutlinedInput
        id={id}
        value={text}
        placeholder="0.00"
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        fullWidth
        size="small"
        autoComplete="off"
        slotProps={{
          input: {
            inputMode: 'decimal',
            'aria-required': isRequired,
            'aria-invalid': error !== undefined,
            'aria-describedby': noteIdOf(id),
          },
        }}
        sx={{ '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  )
}
