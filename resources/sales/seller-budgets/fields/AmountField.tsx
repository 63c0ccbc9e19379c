import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { FieldFrame, noteIdOf } from '../../../../src/kit/form/fields/FieldFrame.tsx'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { maxSteps } from '../../month-grid/amounts/amounts.ts'
import { readTyped } from './typedAmount.ts'

interface Props {
  readonly label: string
  readonly text: string
  readonly isRequired?: boolean
  readonly note?: string | undefined
  readonly onChange: (text: string) => void
}

const limit = formatThousands((maxSteps * 1000) as Cents)

/** An amount in thousands of dollars: stays as typed, and says why where it is none. */
export const AmountField = ({ label, text, isRequired = false, note, onChange }: Props) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const id = useId()
  const read = readTyped(text, language)
  const error =
    'fault' in read ? translate(`monthGrid.fault.${read.fault}`, { cell: label, text: text.trim(), limit }) : undefined
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
