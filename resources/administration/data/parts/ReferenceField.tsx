import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useGetList, useResourceContext, useTranslate } from 'react-admin'
import type { Field } from '../../../../schema/kinds.ts'
import { resourceOf } from '../../../../schema/records/index.ts'
import { FieldFrame, noteIdOf } from '../../../../src/kit/form/fields/FieldFrame.tsx'
import { useFormInput, useFormSetting } from '../../../../src/kit/form/fields/formContext.ts'
import { describeFieldError } from '../../../../src/kit/form/issues.ts'
import { nameOf } from '../records.ts'
import { useReferred } from './ReferenceName.tsx'

const firstOf = { page: 1, perPage: 25 }
const byId = { field: 'id', order: 'ASC' } as const

interface Choice {
  readonly id: number
  readonly name: string
}

/** The records that a text finds, and the one that is chosen. */
const useChoices = (typeName: string, chosen: unknown, typed: string) => {
  const asked = { pagination: firstOf, sort: byId, filter: typed === '' ? {} : { q: typed } }
  const { data = [] } = useGetList(resourceOf(typeName), asked, { placeholderData: (previous) => previous })
  const own = useReferred(typeName, chosen)
  const asChoice = (row: Readonly<Record<string, unknown>>): Choice => ({
    id: Number(row.id),
    name: nameOf(typeName, row),
  })
  return { found: data.map(asChoice), own: own ? asChoice(own) : null }
}

interface Props {
  readonly source: string
  readonly typeName: string
  readonly isDisabled?: boolean
}

/** A field that refers to another record, searched by what people know that one by. */
export const ReferenceField = ({ source, typeName, isDisabled: isOff = false }: Props) => {
  const { fields, isDisabled: isFormDisabled } = useFormSetting()
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { field: control, fieldState } = useFormInput(source)
  const { found, own } = useChoices(typeName, control.value, typed)
  const { isRequired } = fields[source] as Field
  const error = fieldState.error && describeFieldError(fieldState.error, translate)
  const isDisabled = isOff || isFormDisabled
  return (
    <FieldFrame
      id={id}
      label={translate(`resources.${resource}.fields.${source}`)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      error={error}
    >
      <Autocomplete<Choice>
        id={id}
        disablePortal
        options={own && !found.some((choice) => choice.id === own.id) ? [own, ...found] : found}
        value={own}
        onChange={(_, choice) => control.onChange(choice?.id ?? null)}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text.trim() : '')}
        onBlur={control.onBlur}
        // The server has found them.
        filterOptions={(options) => options}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        getOptionLabel={({ name }) => name}
        getOptionKey={(option) => option.id}
        disabled={isDisabled}
        size="small"
        noOptionsText={translate('form.noChoices')}
        clearText={translate('form.clear')}
        openText={translate('form.open')}
        closeText={translate('form.close')}
        slotProps={{ paper: { variant: 'outlined' } }}
        renderInput={(params) => (
          <TextField
            {...params}
            error={error !== undefined}
            inputRef={control.ref}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-required': isRequired,
                'aria-invalid': error !== undefined,
                'aria-describedby': noteIdOf(id),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
