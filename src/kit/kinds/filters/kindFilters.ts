import type { ComponentType } from 'react'
import type { KindName } from '../../../../schema/kinds.ts'
import type { KindFilterProps } from '../kindInput.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { DayFilter } from './DayFilter.tsx'
import { ManyFilter } from './ManyFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

export const kindFilters: Readonly<Record<KindName, ComponentType<KindFilterProps>>> = {
  text: TextFilter,
  email: TextFilter,
  secret: TextFilter,
  integer: TextFilter,
  quantity: TextFilter,
  money: TextFilter,
  thousands: TextFilter,
  kilograms: TextFilter,
  pounds: TextFilter,
  inches: TextFilter,
  percent: TextFilter,
  day: DayFilter,
  instant: DayFilter,
  flag: ChoiceFilter,
  oneOf: ChoiceFilter,
  document: TextFilter,
  documents: TextFilter,
  many: ManyFilter,
  rows: TextFilter,
}
