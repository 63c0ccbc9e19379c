import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { FieldFrame, noteIdOf } from '#kit/form/FieldFrame.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { useFormInput, useFormSetting } from '#kit/form/formContext.ts'
import { describeFieldError } from '#kit/form/issues.ts'
import type { Fields } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { type RecordType, refersTo } from '#schema/records/record.ts'
import { ReferenceChoice } from './ReferenceChoice.tsx'

interface ReferenceFieldProps {
  readonly source: string
  readonly typeName: string
  readonly isDisabled?: boolean
}

const ReferenceField = ({ source, typeName, isDisabled: isOff = false }: ReferenceFieldProps) => {
  const { fields, isDisabled: isFormDisabled } = useFormSetting()
  const translate = useTranslate()
  const resource = useResourceContext()
  const id = useId()
  const { field: control, fieldState } = useFormInput(source)
  const { isRequired } = infoOf(fields[source] as Schema)
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
      <ReferenceChoice
        id={id}
        typeName={typeName}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        isDisabled={isDisabled}
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

interface Props {
  readonly type: RecordType
  readonly fields: Fields
  /** The key of an existing record cannot be changed. */
  readonly isNew: boolean
}

export const RecordInputs = ({ type, fields, isNew }: Props) =>
  Object.entries(fields).map(([source, field]) => {
    const isDisabled = !isNew && type.key.includes(source)
    const typeName = refersTo(field)
    const own = { source, ...(isDisabled && { isDisabled }) }
    return typeName ? (
      <ReferenceField key={source} {...own} typeName={typeName} />
    ) : (
      <FormField key={source} {...own} {...(infoOf(field).kind === 'flag' && { isRequired: false })} />
    )
  })
