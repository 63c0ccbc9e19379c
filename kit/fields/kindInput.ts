import type { Ref } from 'react'
import type { FieldInfo } from '#schema/fields.ts'

export interface Choice {
  readonly id: string | number
  readonly name: string
}

/** Props of all inputs in `kindInputs`. Labels, errors and notes are outside, see `kit/form`. */
export interface KindInputProps {
  readonly field: FieldInfo
  readonly id: string
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Focused if the field is invalid. */
  readonly inputRef: Ref<HTMLElement>
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly isRequired: boolean
  readonly describedBy: string
  /** For selects; `oneOf` fields default to their own words. */
  readonly choices: readonly Choice[]
  readonly autoComplete: string
}

/** Props of all inputs in `kindFilters`; an undefined value means that the filter is not set. */
export interface KindFilterProps {
  readonly field: FieldInfo
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Choices make any filter a select. */
  readonly choices: readonly Choice[]
  /** Text of a select that is not set; defaults to 'All'. */
  readonly all?: string | undefined
}
