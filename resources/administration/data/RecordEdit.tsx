import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { CallError } from '../../../dataProvider/calls/callError.ts'
import { savePhotoOf } from '../../../schema/records/photos.ts'
import { filledIn } from '../../../schema/records/record.ts'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { Toast } from '../../../src/kit/feedback/Toast.tsx'
import { ConflictNotice } from '../../../src/kit/form/ConflictNotice.tsx'
import { EditRecord, useEdited, useSave } from '../../../src/kit/form/EditRecord.tsx'
import { EntityForm } from '../../../src/kit/form/EntityForm.tsx'
import { FormSkeleton } from '../../../src/kit/form/FormSkeleton.tsx'
import { SubmitButton } from '../../../src/kit/form/fields/SubmitButton.tsx'
import { useConflict } from '../../../src/kit/form/useConflict.ts'
import { formatValue } from '../../../src/kit/kinds/kindDisplays.ts'
import { useWording } from '../../../src/kit/kinds/useWording.ts'
import { usePageTitle } from '../../../src/kit/page/pageTitle.ts'
import { DeleteRecords } from './parts/DeleteRecords.tsx'
import { RecordInputs } from './parts/RecordInputs.tsx'
import { RecordPhoto } from './parts/RecordPhoto.tsx'
import { toInput, type Values, valuesOf } from './parts/recordValues.ts'
import { useRecordFailure } from './parts/useRecordFailure.ts'
import { addressOf, nameOf, type RecordResource, resourceNamed } from './records.ts'

export { resources as resource } from './records.ts'

interface Versioned extends RaRecord {
  readonly version: number
}

interface Props {
  readonly resource: RecordResource
  readonly record: Versioned
}

const useChanges = ({ name, type: { fields } }: RecordResource) => {
  const translate = useTranslate()
  const wordingOf = useWording()
  return (was: Values, now: Values, typed: Values) =>
    Object.entries(fields)
      .filter(([source]) => was[source] !== now[source])
      .map(([source, { kind }]) => {
        const text = (value: unknown) => formatValue(kind, value, wordingOf(source)) || '-'
        const isUnchanged = valuesOf(fields, was)[source] !== typed[source] && typed[source] !== now[source]
        return {
          id: source,
          label: translate(`resources.${name}.fields.${source}`),
          was: text(was[source]),
          now: text(now[source]),
          typed: isUnchanged ? text(typed[source]) : null,
        }
      })
}

const RecordForm = ({ resource, record }: Props) => {
  const { name, type, entity } = resource
  const translate = useTranslate()
  const navigate = useNavigate()
  const describeFailure = useRecordFailure()
  const changesOf = useChanges(resource)
  const send = useSave<Versioned>()
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaved, setSaved] = useState(false)
  const decode = (wire: unknown) => entity.decode(wire, 'conflict') as unknown as Versioned
  const { base, found, take, meetLoaded, forget } = useConflict<Versioned, Values>({ resource: name, record, decode })
  const { fields } = type
  const [form] = useState(() => filledIn(type))
  return (
    <EntityForm<Values, Versioned>
      entity={form as never}
      defaultValues={valuesOf(fields, base)}
      record={base}
      toInput={(values) => toInput(fields, values)}
      save={(values) => {
        setFailure(null)
        setSaved(false)
        return send({ ...toInput(fields, values), version: base.version })
      }}
      onSaved={() => {
        forget()
        setSaved(true)
      }}
      onFailed={(error, form) => {
        if (!take(error, form as never)) setFailure(error)
      }}
      onRestored={meetLoaded as never}
      message={
        <>
          {found && (
            <ConflictNotice
              text={translate('data.conflict')}
              conflicts={changesOf(found.was, found.now, found.typed)}
            />
          )}
          {isSaved && (
            <Toast kind="success" onClose={() => setSaved(false)}>
              {translate('data.saved')}
            </Toast>
          )}
          {failure !== null && <MessageBanner kind="error">{describeFailure(failure)}</MessageBanner>}
        </>
      }
      footer={
        <>
          <SubmitButton label={translate('data.save')} />
          <DeleteRecords
            resource={resource}
            rows={[base]}
            onDeleted={() => navigate(`/data?${new URLSearchParams({ record: type.name })}`)}
          />
          <Button component={Link} to={addressOf('show-data', type.name, record.id)}>
            {translate('data.show')}
          </Button>
        </>
      }
    >
      <RecordInputs type={type} fields={fields} isNew={false} />
    </EntityForm>
  )
}

const Edited = ({ resource }: Pick<Props, 'resource'>) => {
  const describeFailure = useRecordFailure()
  const { record, error, refetch } = useEdited<Versioned, CallError>()
  const { name, type } = resource
  const translate = useTranslate()
  const savePhoto = savePhotoOf(type.name)
  const kind = translate(`resources.${name}.name`, { smart_count: 1 })
  usePageTitle(record ? `${kind}: ${nameOf(type.name, record)}` : null)
  if (error) return <FailedState message={describeFailure(error)} onRetry={() => void refetch()} />
  if (!record) return <FormSkeleton />
  return (
    <>
      <RecordForm resource={resource} record={record} />
      {savePhoto && <RecordPhoto save={savePhoto} id={record.id} />}
    </>
  )
}

const RecordEdit = () => {
  const [query] = useSearchParams()
  const resource = resourceNamed(query.get('record'))
  const id = query.get('id')
  if (!resource || !id) return <Navigate to="/data" replace />
  return (
    <EditRecord resource={resource.name} id={id}>
      <Edited resource={resource} />
    </EditRecord>
  )
}

export default RecordEdit
