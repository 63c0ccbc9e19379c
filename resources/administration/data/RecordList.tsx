import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { useDataProvider, useListContext, useStore, useTranslate } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { KindFilterProps } from '#kit/fields/kindInput.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { AnyOptions, AnyRow } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { RowButton, RowLink } from '#kit/table/RowLink.tsx'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { latest, type Selection, useSelection } from '#kit/table/selection.ts'
import { infoOf } from '#schema/fields.ts'
import { resourceOf } from '#schema/records/index.ts'
import { type RecordType, refersTo } from '#schema/records/record.ts'
import { AddressSelect } from '../AddressSelect.tsx'
import { DeleteRecords } from './DeleteRecords.tsx'
import { ReferenceChoice } from './ReferenceChoice.tsx'
import { ReferenceName } from './ReferenceName.tsx'
import { addressOf, nameOf, offeredResources, type RecordResource, resourceNamed } from './records.ts'
import { SetField } from './SetField.tsx'
import { useRecordNames } from './useRecordNames.ts'

const ReferenceFilter = ({ field, label, value, onChange }: KindFilterProps) => (
  <ReferenceChoice
    id={useId()}
    typeName={field.refersTo ?? ''}
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
const useNamedReferences = ({ fields }: RecordType) => {
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

export { resources as resource } from './records.ts'

/** The record type in the URL. The list drops the parameter when it writes its state, so it is restored. */
const useChosen = () => {
  const [query, setQuery] = useSearchParams()
  const [first] = offeredResources() as [RecordResource]
  const [last, setLast] = useStore('data.record', first.type.name)
  const named = query.get('record')
  const chosen = resourceNamed(named) ?? resourceNamed(last) ?? first
  const { name } = chosen.type
  useEffect(() => {
    setLast(name)
    if (named === name) return
    const restored = (now: URLSearchParams) => {
      now.set('record', name)
      return now
    }
    setQuery(restored, { replace: true })
  }, [named, name, setLast, setQuery])
  return chosen
}

/** The first cell has a checkbox and a link to the record; references show the record's name instead of its id. */
const showOf = ({ type }: RecordResource, columns: readonly string[]) => {
  const textOf = (name: string, row: AnyRow, text: string) => {
    const typeName = refersTo(type.entity.fields[name] as never)
    return typeName && row[name] !== null ? <ReferenceName typeName={typeName} id={row[name]} /> : text
  }
  const [link = ''] = columns
  return Object.fromEntries(
    columns.map((name) => [
      name,
      (row: AnyRow, text: string) =>
        name === link ? (
          <>
            <RowCheckbox id={row.id} label={nameOf(type.name, row)} />
            <RowLink to={addressOf('show-data', type.name, row.id)}>{textOf(name, row, text)}</RowLink>
          </>
        ) : (
          textOf(name, row, text)
        ),
    ]),
  )
}

/** The question before a deletion names each record. */
const maxSelected = 100

interface SelectedProps {
  readonly resource: RecordResource
  readonly selection: Selection
}

const Selected = ({ resource, selection }: SelectedProps) => {
  const { data: inSight = [], onSelect, onUnselectItems } = useListContext<AnyRow>()
  const names = useRecordNames(resource, selection.rows)
  const translate = useTranslate()
  const [isSetting, setSetting] = useState(false)
  const close = (hasChanged: boolean) => {
    setSetting(false)
    if (hasChanged) onUnselectItems()
  }
  return (
    <SelectionBar selection={selection} max={maxSelected} nameOf={names.nameOf}>
      <Button size="small" variant="outlined" onClick={() => setSetting(true)}>
        {translate('data.set.open')}
      </Button>
      {isSetting && <SetField resource={resource} rows={latest(selection.rows, inSight)} onClose={close} />}
      <DeleteRecords
        resource={resource}
        rows={selection.rows}
        onDeleted={() => onUnselectItems()}
        onKept={(ids) => onSelect([...ids])}
      />
    </SelectionBar>
  )
}

const RecordsOf = ({ resource }: { readonly resource: RecordResource }) => {
  const translate = useTranslate()
  const selection = useSelection()
  const { type } = resource
  const choices = useNamedReferences(type)
  const options = useMemo((): AnyOptions => {
    const own = Object.keys(type.fields).filter((name) => !type.fields[name] || !infoOf(type.fields[name]).isMultiline)
    const columns = type.key.length === 0 ? ['id', ...own] : own
    const rowAction = (row: AnyRow) => (
      <RowButton
        to={addressOf('edit-data', type.name, row.id)}
        label={translate('data.editOf', { name: nameOf(type.name, row) })}
      >
        {translate('data.edit')}
      </RowButton>
    )
    const filters = Object.keys(resource.list.list?.filter ?? {}).filter((name) => name !== 'id')
    const references = own.filter((name) => refersTo(type.fields[name] as never))
    const inputs = Object.fromEntries(references.map((name) => [name, ReferenceFilter]))
    return { columns, filters, inputs, choices, show: showOf(resource, columns), rowAction }
  }, [resource, type, choices, translate])
  return (
    <ReportList
      {...(options as object)}
      resource={resource}
      sort={['id', 'ASC']}
      actions={
        <Button component={Link} to={addressOf('create-data', type.name)} variant="contained">
          {translate('data.add')}
        </Button>
      }
      selection={selection}
      selected={<Selected resource={resource} selection={selection} />}
    />
  )
}

/** Administration → Data: the record types that a plant maintains manually. */
const RecordList = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const chosen = useChosen()
  const options = offeredResources().map(({ name, type }) => ({
    value: type.name,
    label: translate(`resources.${name}.title`),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AddressSelect
        label={translate('data.record')}
        value={chosen.type.name}
        options={options}
        onChange={(record) => navigate(`/data?${new URLSearchParams({ record })}`)}
      />
      <RecordsOf key={chosen.name} resource={chosen} />
    </Box>
  )
}

export default RecordList
