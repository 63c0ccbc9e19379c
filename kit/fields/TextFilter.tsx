import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { kindDisplays } from './kindDisplays.ts'
import type { KindFilterProps } from './kindInput.ts'
import { editNumber, parseNumber } from './numberText.ts'

export const TextFilter = ({ field, label, value, onChange }: KindFilterProps) => {
  const [typed, setTyped] = useState('')
  const isNumber = kindDisplays[field.kind].align === 'right'
  const shown = isNumber && value !== undefined && Number.isNaN(value) ? typed : undefined
  const read = (text: string) => {
    setTyped(text)
    if (text === '') return undefined
    return isNumber ? (parseNumber(field.kind, text) ?? undefined) : text
  }
  return (
    <TextField
      label={label}
      value={shown ?? (isNumber ? editNumber(field.kind, value) : (value ?? ''))}
      onChange={(event) => onChange(read(event.target.value))}
      error={shown !== undefined}
      size="small"
      // As wide as its label, which is shown inside while the field is empty. A percentage of the bar would not count
      // towards the bar's own width.
      sx={{ minWidth: `calc(${label.length * 0.85}ch + 28px)` }}
    />
  )
}
