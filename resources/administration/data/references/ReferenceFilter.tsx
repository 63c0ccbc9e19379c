import TextField from '@mui/material/TextField'
import { useQueries } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { resourceOf } from '../../../../schema/records/index.ts'
import { type RecordType, refersTo } from '../../../../schema/records/record.ts'
import type { KindFilterProps } from '../../../../src/kit/kinds/kindInput.ts'
import { nameOf } from '../records.ts'
import { ReferenceChoice } from './ReferenceChoice.tsx'

export const ReferenceFilter = ({ field, label, value, onChange }: KindFilterProps) => (
  <ReferenceChoice
    id={useId()}
    typeName={refersTo(field) ?? ''}
    value={value}
    onChange={(id) => onChange(id ?? undefined)}
    width={200}
    renderInput={(params) => <TextField {...params} label={label} />}
  />
)

const readFilter = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** Names of the records in the list's reference filters. */
export const useNamedReferences = ({ fields }: RecordType) => {
  const dataProvider = useDataProvider()
  const [query] = useSearchParams()
  const filter = readFilter(query.get('filter'))
  const set = Object.entries(fields).flatMap(([name, field]) => {
    const typeName = refersTo(field)
    const id = filter[name]
    return typeName && Number.isInteger(id) ? [{ name, typeName, id: id as number }] : []
  })
  const found = useQueries({
    queries: set.map(({ typeName, id }) => {
      const resource = resourceOf(typeName)
      const params = { ids: [id] }
      return { queryKey: [resource, 'getMany', params], queryFn: () => dataProvider.getMany(resource, params) }
    }),
  })
  const named = set.map(({ name, typeName, id }, at) => {
    const row = found[at]?.data?.data[0]
    return [name, [{ id, name: row ? nameOf(typeName, row) : String(id) }]] as const
  })
  const serialized = JSON.stringify(named)
  return useMemo(() => Object.fromEntries(JSON.parse(serialized) as typeof named), [serialized])
}
