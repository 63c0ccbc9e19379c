import { useState } from 'react'
import { CreateBase, useTranslate } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { useSave } from '#kit/form/EditRecord.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { created } from '#schema/records/record.ts'
import { RecordInputs } from './RecordInputs.tsx'
import { addressOf, type RecordResource, resourceNamed } from './records.ts'
import { toInput, type Values, valuesOf } from './recordValues.ts'
import { useRecordFailure } from './useRecordFailure.ts'

export { resources as resource } from './records.ts'

interface Made {
  readonly id: string | number
}

const NewRecord = ({ resource: { name, type } }: { readonly resource: RecordResource }) => {
  const translate = useTranslate()
  const { describeFailure } = useRecordFailure()
  const send = useSave<Made>()
  const [failure, setFailure] = useState<unknown>(null)
  // Set first, so that the form is disabled and asks no confirmation when the page is left.
  const [made, setMade] = useState<Made | null>(null)
  const [entity] = useState(() => created(type))
  const { fields } = entity
  usePageTitle(translate('data.newTitle', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }))
  return (
    <>
      <EntityForm<Values, Made>
        entity={entity}
        defaultValues={valuesOf(fields, {})}
        toInput={(values) => toInput(fields, values)}
        save={(values) => {
          setFailure(null)
          return send(toInput(fields, values))
        }}
        onSaved={setMade}
        isDisabled={made !== null}
        onFailed={setFailure}
        message={failure !== null && <MessageBanner kind="error">{describeFailure(failure)}</MessageBanner>}
        footer={<SubmitButton label={translate('data.create')} />}
      >
        <RecordInputs type={type} fields={fields} isNew />
      </EntityForm>
      {made && <Navigate to={addressOf('show-data', type.name, made.id)} />}
    </>
  )
}

const RecordCreate = () => {
  const [query] = useSearchParams()
  const resource = resourceNamed(query.get('record'))
  if (!resource) return <Navigate to="/data" replace />
  return (
    <CreateBase key={resource.name} resource={resource.name} redirect={false} disableAuthentication>
      <NewRecord resource={resource} />
    </CreateBase>
  )
}

export default RecordCreate
