import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { Facts } from '#kit/cards/Facts.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { formatValue } from '#kit/kinds/kindDisplays.ts'
import { useWording } from '#kit/kinds/useWording.ts'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { infoOf } from '#schema/fields.ts'
import { refersTo } from '#schema/records/record.ts'
import { ReferenceName } from './ReferenceName.tsx'
import { ReferringLists } from './ReferringLists.tsx'
import { addressOf, type RecordResource, resourceNamed } from './records.ts'
import { useRecordFailure } from './useRecordFailure.ts'
import { useRecordNames } from './useRecordNames.ts'

export { resources as resource } from './records.ts'

interface Props {
  readonly resource: RecordResource
  readonly id: string
}

const RecordFacts = ({ resource, id }: Props) => {
  const { name, type } = resource
  const translate = useTranslate()
  const { describeFailure } = useRecordFailure()
  const wordingOf = useWording()
  const { data, error, isPending, refetch } = useGetOne(name, { id })
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
