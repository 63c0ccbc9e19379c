import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type RaRecord, useNotify, useTranslate } from 'react-admin'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { CallError } from '#dataProvider/calls/callError.ts'
import { sendFiles } from '#dataProvider/upload.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatValue } from '#kit/fields/kindDisplays.ts'
import { useWording } from '#kit/fields/useWording.ts'
import { SelectFiles } from '#kit/files/SelectFiles.tsx'
import { ConflictNotice } from '#kit/form/ConflictNotice.tsx'
import { EditRecord, useEdited, useSave } from '#kit/form/EditRecord.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { useConflict } from '#kit/form/useConflict.ts'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { type contactPhotos, savePhotoOf } from '#schema/records/photos.ts'
import { filledIn } from '#schema/records/record.ts'
import { DeleteRecords } from './DeleteRecords.tsx'
import { RecordInputs } from './RecordInputs.tsx'
import { addressOf, type RecordResource, resourceNamed } from './records.ts'
import { toInput, type Values, valuesOf } from './recordValues.ts'
import { useRecordFailure } from './useRecordFailure.ts'
import { useRecordNames } from './useRecordNames.ts'

interface RecordPhotoProps {
  readonly save: typeof contactPhotos.save
  readonly id: RaRecord['id']
}

const RecordPhoto = ({ save, id }: RecordPhotoProps) => {
  const translate = useTranslate()
  const { describeFailure } = useRecordFailure()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)

  const send = async ([file]: readonly File[]) => {
    if (!file) return
    try {
      await sendFiles(save, { id: Number(id) }, [file])
      setOutcome({ kind: 'success', text: translate('data.photo.saved') })
    } catch (error) {
      const isFile = error instanceof CallError && (error.status === 413 || Object.keys(error.issues).length > 0)
      const text = isFile ? translate('data.photo.refused', { name: file.name }) : describeFailure(error)
      setOutcome({ kind: 'error', text })
    }
  }
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 960 }}>
      <Typography variant="h2">{translate('data.photo.title')}</Typography>
      <Typography variant="body2">{translate('data.photo.note')}</Typography>
      <SelectFiles accept="image/jpeg,image/png,image/webp" onFiles={(files) => void send(files)} />
      {outcome && <MessageBanner kind={outcome.kind}>{outcome.text}</MessageBanner>}
    </Box>
  )
}

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
      .map(([source, field]) => {
        const { kind } = infoOf(field)
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
  const { describeFailure } = useRecordFailure()
  const changesOf = useChanges(resource)
  const send = useSave<Versioned>()
  const [failure, setFailure] = useState<unknown>(null)
  const notify = useNotify()
  const decode = (wire: unknown) => decodeAnswer(entity, wire, 'conflict') as unknown as Versioned
  const { base, found, take, meetLoaded, forget } = useConflict<Versioned, Values>({ resource: name, record, decode })
  const { fields } = type
  const [form] = useState(() => filledIn(type))
  return (
    <EntityForm<Values, Versioned>
      entity={form}
      defaultValues={valuesOf(fields, base)}
      record={base}
      toInput={(values) => toInput(fields, values)}
      save={(values) => {
        setFailure(null)
        return send({ ...toInput(fields, values), version: base.version })
      }}
      onSaved={() => {
        forget()
        notify('data.saved', { type: 'success' })
      }}
      onFailed={(error, form) => {
        if (!take(error, form)) setFailure(error)
      }}
      onRestored={meetLoaded}
      message={
        <>
          {found && (
            <ConflictNotice
              text={translate('data.conflict')}
              conflicts={changesOf(found.was, found.now, found.typed)}
            />
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
  const { describeFailure } = useRecordFailure()
  const { record, error, refetch } = useEdited<Versioned, CallError>()
  const { name, type } = resource
  const translate = useTranslate()
  const savePhoto = savePhotoOf(type.name)
  const kind = translate(`resources.${name}.name`, { smart_count: 1 })
  const { isPending, nameOf } = useRecordNames(resource, record ? [record] : [])
  usePageTitle(record && !isPending ? `${kind}: ${nameOf(record)}` : null)
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
