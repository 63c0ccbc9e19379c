import { useState } from 'react'
import { ListContextProvider } from 'react-admin'
import { FilterBar } from '#kit/report/FilterBar.tsx'
import { FilterChips } from '#kit/report/FilterChips.tsx'
import { FilterSheet } from '#kit/report/FilterSheet.tsx'
import { type Filter, setOnly, useFilterDraft } from '#kit/report/useFilters.ts'
import { useRowsState } from '#kit/table/rowsState.ts'
import type { Schema } from '#schema/fields.ts'
import { day, integer } from '#schema/kinds.ts'
import { anyOf, between, filterOf } from '#schema/list.ts'
import { SampleTexts } from './SampleTexts.tsx'
import { sampleOrder, sampleOrders } from './sampleOrders.ts'

const { part, status, dueOn, isReleased } = sampleOrder.fields
const words = { late: 'Late', delayed: 'Delayed', onTime: 'On time' }

const choices = (named: Readonly<Record<string, string>>) => Object.entries(named).map(([id, name]) => ({ id, name }))

const filter = (name: string, label: string, field: Schema, named: Readonly<Record<string, string>> = {}): Filter => ({
  name,
  label,
  field: filterOf(name, field),
  choices: choices(named),
  format: (value: unknown) => named[String(value)] ?? String(value),
})

const filters: readonly Filter[] = [
  filter('part', 'Part number', part),
  filter('status', 'Status', status, words),
  filter('dueOn', 'Due date', dueOn),
  filter('isReleased', 'Released', isReleased, { true: 'Yes', false: 'No' }),
  filter('due', 'Due', between(day('due'), 'dueOn')),
  filter('statuses', 'Statuses', anyOf(status), words),
  { ...filter('year', 'Year', integer('year'), { 2025: '2025', 2026: '2026' }), isSelect: true },
]

const rows = sampleOrders(3)
const localRows = {
  name: 'samples',
  entity: sampleOrder,
  rows,
  isLoading: false,
  error: null,
  onRetry: () => undefined,
}

const Filters = ({ isSheet }: { readonly isSheet: boolean }) => {
  const draft = useFilterDraft()
  const Form = isSheet ? FilterSheet : FilterBar
  return (
    <>
      <Form filters={filters} draft={draft} />
      <FilterChips filters={filters} draft={draft} />
    </>
  )
}

interface Props {
  readonly initial?: Readonly<Record<string, unknown>>
  readonly isSheet?: boolean
}

export const SampleFilters = ({ initial = {}, isSheet = false }: Props) => {
  const [filterValues, setFilters] = useState(initial)
  const state = useRowsState(localRows, { field: 'number', order: 'ASC' })
  return (
    <SampleTexts>
      <ListContextProvider
        value={{ ...state, filterValues, setFilters: (values: typeof initial) => setFilters(setOnly(values)) }}
      >
        <Filters isSheet={isSheet} />
      </ListContextProvider>
    </SampleTexts>
  )
}
