import type { Field } from '../../../schema/kinds.ts'
import type { Choice } from './kindInput.ts'

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
