import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ResourceContextProvider, useGetList, useGetOne, useTranslate } from 'react-admin'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { Facts } from '#kit/cards/Facts.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { formatValue } from '#kit/fields/kindDisplays.ts'
import { useWording } from '#kit/fields/useWording.ts'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { infoOf } from '#schema/fields.ts'
import { resourceOf } from '#schema/records/index.ts'
import { keyKinds } from '#schema/records/plantKeys.ts'
import { refersTo } from '#schema/records/record.ts'
import { ReferenceName } from './ReferenceName.tsx'
import { addressOf, type RecordResource, resourceNamed, resources } from './records.ts'
import { useRecordFailure } from './useRecordFailure.ts'
import { useRecordNames } from './useRecordNames.ts'

export { resources as resource } from './records.ts'

interface ReferringListsProps {
  readonly typeName: string
  readonly id: string
}

/** Links to the lists of records that refer to this one. */
const ReferringLists = ({ typeName, id }: ReferringListsProps) => {
  const translate = useTranslate()
  const headingId = useId()
  const lists = resources.flatMap(({ name, type }) => {
    const fields = Object.keys(type.fields).filter((field) => refersTo(type.fields[field] as never) === typeName)
    return fields.map((field) => ({ name, record: type.name, field, isOnly: fields.length === 1 }))
  })
  if (lists.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2">
        {translate('data.referring')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
        {lists.map(({ name, record, field, isOnly }) => {
          const title = translate(`resources.${name}.title`)
          const filter = JSON.stringify({ [field]: Number(id) })
          return (
            <li key={`${record} ${field}`}>
              <MuiLink component={Link} to={`/data?${new URLSearchParams({ record, filter })}`}>
                {isOnly ? title : `${title}: ${translate(`resources.${name}.fields.${field}`)}`}
              </MuiLink>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

interface Props {
  readonly resource: RecordResource
  readonly id: string
}

const keyed: readonly string[] = keyKinds
const maxKeys = 20

/** Names that programs of the plant have for a record, such as `CUST-00012 (sap)`; none for kinds without keys. */
const usePlantKeys = (typeName: string, id: string) => {
  const { data = [] } = useGetList(
    resourceOf('plantKeys'),
    {
      filter: { kind: typeName, number: Number(id) },
      sort: { field: 'source', order: 'ASC' },
      pagination: { page: 1, perPage: maxKeys },
    },
    { enabled: keyed.includes(typeName) },
  )
  return data.map(({ plantKey, source }) => (source === '' ? plantKey : `${plantKey} (${source})`))
}

const RecordFacts = ({ resource, id }: Props) => {
  const { name, type } = resource
  const translate = useTranslate()
  const { describeFailure } = useRecordFailure()
  const wordingOf = useWording()
  const { data, error, isPending, refetch } = useGetOne(name, { id })
  const plantKeys = usePlantKeys(type.name, id)
  const { isPending: isNaming, nameOf } = useRecordNames(resource, data ? [data] : [])
  const kind = translate(`resources.${name}.name`, { smart_count: 1 })
  usePageTitle(data && !isNaming ? `${kind}: ${nameOf(data)}` : null)
  if (error) return <FailedState message={describeFailure(error)} onRetry={() => void refetch()} />
  const sources = [...(type.key.length === 0 ? ['id'] : []), ...Object.keys(type.fields)]
  const facts = sources.map((source) => {
    const field = type.entity.fields[source] as (typeof type.fields)[string]
    const typeName = refersTo(field)
    const value = data?.[source]
    return {
      name: source,
      label: translate(`resources.${name}.fields.${source}`),
      value:
        typeName && value !== null && value !== undefined ? (
          <ReferenceName typeName={typeName} id={value} />
        ) : (
          formatValue(infoOf(field).kind, value, wordingOf(source))
        ),
    }
  })
  if (plantKeys.length > 0)
    facts.push({
      name: 'plantKeys',
      label: translate(`resources.${resourceOf('plantKeys')}.title`),
      value: plantKeys.join(', '),
    })
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Facts title={kind} facts={facts} isLoading={isPending} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={addressOf('edit-data', type.name, id)} variant="contained">
          {translate('data.edit')}
        </Button>
        <Button component={Link} to={`/data?${new URLSearchParams({ record: type.name })}`}>
          {translate(`resources.${name}.title`)}
        </Button>
      </Box>
      <ReferringLists typeName={type.name} id={id} />
    </Box>
  )
}

const RecordShow = () => {
  const [query] = useSearchParams()
  const resource = resourceNamed(query.get('record'))
  const id = query.get('id')
  if (!resource || !id) return <Navigate to="/data" replace />
  return (
    <ResourceContextProvider value={resource.name}>
      <RecordFacts key={`${resource.name} ${id}`} resource={resource} id={id} />
    </ResourceContextProvider>
  )
}

export default RecordShow
