import type { ComponentType } from 'react'
import type { KindName } from '#schema/fields.ts'
import { ChoiceKindInput } from './ChoiceKindInput.tsx'
import { DayKindInput } from './DayKindInput.tsx'
import { FlagKindInput } from './FlagKindInput.tsx'
import type { KindInputProps } from './kindInput.ts'
import { ManyKindInput } from './ManyKindInput.tsx'
import { NumberKindInput } from './NumberKindInput.tsx'
import { ReadOnlyKindInput } from './ReadOnlyKindInput.tsx'
import { SecretKindInput } from './SecretKindInput.tsx'
import { TextKindInput } from './TextKindInput.tsx'

export const kindInputs: Readonly<Record<KindName, ComponentType<KindInputProps>>> = {
  text: TextKindInput,
  email: TextKindInput,
  secret: SecretKindInput,
  integer: NumberKindInput,
  quantity: NumberKindInput,
  money: NumberKindInput,
  thousands: NumberKindInput,
  kilograms: NumberKindInput,
  pounds: NumberKindInput,
  inches: NumberKindInput,
  percent: NumberKindInput,
  day: DayKindInput,
  instant: ReadOnlyKindInput,
  flag: FlagKindInput,
  oneOf: ChoiceKindInput,
  document: ReadOnlyKindInput,
  documents: ReadOnlyKindInput,
  many: ManyKindInput,
  rows: ReadOnlyKindInput,
}
