import { FormField } from '#kit/form/FormField.tsx'
import type { Fields } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { type RecordType, refersTo } from '#schema/records/record.ts'
import { ReferenceField } from './ReferenceField.tsx'

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
