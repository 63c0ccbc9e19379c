import type { Ref } from 'react'
import type { Field } from '../../../schema/kinds.ts'

/** One of the values that a select offers. */
export interface Choice {
  readonly id: string | number
  readonly name: string
}

/** What every input of `kindInputs` takes. Labels, errors and notes stand around it, see `src/kit/form`. */
export interface KindInputProps {
  readonly field: Field
  /** The control's id, which its label names. */
  readonly id: string
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Takes the focus when the field is complained about. */
  readonly inputRef: Ref<HTMLElement>
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly isRequired: boolean
  /** The id of the text below the control. */
  readonly describedBy: string
  /** For selects; a `oneOf` without them offers its own words. */
  readonly choices: readonly Choice[]
  readonly autoComplete: string
}

/** What every input of `kindFilters` takes; undefined means that the filter is not set. */
export interface KindFilterProps {
  readonly field: Field
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** For selects; a filter that has choices is a select whatever its kind. */
  readonly choices: readonly Choice[]
  /** How a select says that it is not set; 'All' unless said otherwise. */
  readonly all?: string | undefined
}
