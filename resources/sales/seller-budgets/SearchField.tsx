import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type Ref, useId } from 'react'
import { useChoiceBox } from '#kit/fields/useChoiceBox.ts'
import { FieldFrame, noteIdOf } from '#kit/form/FieldFrame.tsx'

interface Found {
  readonly id: number
  readonly name: string
  /** Reason why it cannot be selected. */
  readonly unavailableReason?: string | undefined
}

interface Props {
  readonly label: string
  readonly value: number | null
  readonly options: readonly Found[]
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly note?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (id: number | null) => void
}

const format = ({ name, unavailableReason }: Found) =>
  unavailableReason === undefined ? name : `${name} – ${unavailableReason}`

export const SearchField = ({ label, value, options, isRequired = false, isDisabled = false, ...rest }: Props) => {
  const { note, inputRef, onChange } = rest
  const box = useChoiceBox()
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} isDisabled={isDisabled} note={note}>
      <Autocomplete
        {...box}
        autoHighlight
        id={id}
        options={options}
        value={options.find((option) => option.id === value) ?? null}
        onChange={(_, chosen) => onChange(chosen?.id ?? null)}
        getOptionLabel={format}
        getOptionKey={(option) => option.id}
        getOptionDisabled={({ unavailableReason }) => unavailableReason !== undefined}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        disabled={isDisabled}
        renderInput={(params) => (
          <TextField
            {...params}
            {...(inputRef && { inputRef })}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-required': isRequired,
                'aria-describedby': noteIdOf(id),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
