import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { refersTo } from '../../../schema/records/record.ts'
import { RowButton, RowLink } from '../../../src/kit/table/links/RowLink.tsx'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import type { AnyOptions, AnyRow } from '../../../src/kit/table/report/reportOptions.ts'
import { SelectionBar } from '../../../src/kit/table/SelectionBar.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import {
  RowCheckbox,
  type Selection,
  SelectionProvider,
  useSelection,
} from '../../../src/kit/table/state/selection.tsx'
import { AddressSelect } from '../AddressSelect.tsx'
import { DeleteRecords } from './parts/DeleteRecords.tsx'
import { addressOf, nameOf, offeredResources, type RecordResource, resourceNamed } from './records.ts'
import { ReferenceFilter, useNamedReferences } from './references/ReferenceFilter.tsx'
import { ReferenceName } from './references/ReferenceName.tsx'

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
            <RowCheckbox row={row} id={row.id} label={nameOf(type.name, row)} />
            <RowLink to={addressOf('show-data', type.name, row.id)}>{textOf(name, row, text)}</RowLink>
          </>
        ) : (
          textOf(name, row, text)
        ),
    ]),
  )
}

const idOf = ({ id }: AnyRow) => id

interface SelectedProps {
  readonly resource: RecordResource
  readonly selection: Selection<AnyRow>
}

const Selected = ({ resource, selection }: SelectedProps) => (
  <SelectionBar
    selection={selection}
    inSight={useListState().data ?? []}
    nameOf={(row) => nameOf(resource.type.name, row)}
  >
    <DeleteRecords resource={resource} rows={selection.rows} onDeleted={selection.clear} />
  </SelectionBar>
)

const RecordsOf = ({ resource }: { readonly resource: RecordResource }) => {
  const translate = useTranslate()
  const selection = useSelection<AnyRow>(idOf)
  const { type } = resource
  const choices = useNamedReferences(type)
  const options = useMemo((): AnyOptions => {
    const own = Object.keys(type.fields).filter((name) => !type.fields[name]?.isMultiline)
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
    <SelectionProvider value={selection}>
      <ReportList
        {...(options as object)}
        resource={resource as never}
        sort={['id', 'ASC'] as never}
        actions={
          <Button component={Link} to={addressOf('create-data', type.name)} variant="contained">
            {translate('data.add')}
          </Button>
        }
        selected={<Selected resource={resource} selection={selection} />}
      />
    </SelectionProvider>
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
