import { type ReactNode, useId } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { type FieldInfo, infoOf, type Schema } from '#schema/fields.ts'
import { ChoiceKindInput } from '../fields/ChoiceKindInput.tsx'
import type { Choice } from '../fields/kindInput.ts'
import { kindInputs } from '../fields/kindInputs.tsx'
import { useWording } from '../fields/useWording.ts'
import { FieldFrame, noteIdOf } from './FieldFrame.tsx'
import { useFormInput, useFormSetting } from './formContext.ts'
import { describeFieldError } from './issues.ts'

/** Character counter such as `230 / 255`, shown near the limit; counts code points. */
const roomLeft = ({ kind, limits: { max } }: FieldInfo, value: unknown) => {
  if (typeof value !== 'string' || max === undefined || kind === 'secret') return undefined
  const length = [...value].length
  return length > max * 0.8 ? `${length} / ${max}` : undefined
}

interface Props {
  readonly source: string
  /** Renders a select for any kind; required for `many` fields. */
  readonly choices?: readonly Choice[]
  /** Marks the field as required although the entity allows null or absence. */
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly note?: ReactNode
  readonly autoComplete?: string
  /** Called in addition to updating the form. */
  readonly onChange?: (value: unknown) => void
}

export const FormField = ({ source, choices, autoComplete = 'off', onChange, note, ...own }: Props) => {
  const { fields, isDisabled: isFormDisabled } = useFormSetting()
  const field = infoOf(fields[source] as Schema)
  const translate = useTranslate()
  const resource = useResourceContext()
  const word = useWording()(source).word
  const id = useId()
  const { field: control, fieldState } = useFormInput(source)
  const error = fieldState.error && describeFieldError(fieldState.error, translate, field.kind)
  const isRequired = own.isRequired ?? field.isRequired
  const isDisabled = own.isDisabled ?? isFormDisabled
  const Input = choices && field.kind !== 'many' ? ChoiceKindInput : kindInputs[field.kind]
  return (
    <FieldFrame
      id={id}
      label={translate(`resources.${resource}.form.${source}`, {
        _: translate(`resources.${resource}.fields.${source}`),
      })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      error={error}
      note={note ?? roomLeft(field, control.value)}
      isWide={field.isMultiline}
    >
      <Input
        field={field}
        id={id}
        name={source}
        value={control.value}
        onChange={(value) => {
          control.onChange(value)
          onChange?.(value)
        }}
        onBlur={control.onBlur}
        inputRef={control.ref}
        isInvalid={error !== undefined}
        isDisabled={isDisabled}
        isRequired={isRequired}
        describedBy={noteIdOf(id)}
        choices={choices ?? field.words.map((one) => ({ id: one, name: word(String(one)) }))}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  )
}
