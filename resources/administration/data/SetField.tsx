import Box from '@mui/material/Box'
import { useState } from 'react'
import { ResourceContextProvider, useRefresh, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CallError } from '#dataProvider/calls/callError.ts'
import { sendAny } from '#dataProvider/calls/client.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatValue } from '#kit/fields/kindDisplays.ts'
import { useWording } from '#kit/fields/useWording.ts'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { entity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { refersTo } from '#schema/records/record.ts'
import { FieldSelect, RowsPreview, SetDone, SetDrawer } from '../SetDrawer.tsx'
import { RecordInputs } from './RecordInputs.tsx'
import { ReferenceName } from './ReferenceName.tsx'
import type { RecordResource } from './records.ts'
import { toInput, type Values, valuesOf } from './recordValues.ts'
import { useRecordFailure } from './useRecordFailure.ts'
import { useRecordNames } from './useRecordNames.ts'

type Row = Readonly<Record<string, unknown>>

interface Props {
  readonly resource: RecordResource
  /** As they were read, with their versions. */
  readonly rows: readonly Row[]
  /** After a change, the rows are not those that were read. */
  readonly onClose: (hasChanged: boolean) => void
}

/** Records as they were read, with the fields that a call takes. */
const sentOf = ({ type }: RecordResource, row: Row, changes: Row) => ({
  id: row.id,
  version: row.version,
  ...Object.fromEntries(Object.keys(type.fields).map((name) => [name, row[name]])),
  ...changes,
})

interface ChangesProps extends Omit<Props, 'onClose'> {
  readonly source: string
}

/** Rows whose value differs from the one in the form, before and after. */
const Changes = ({ resource, rows, source }: ChangesProps) => {
  const translate = useTranslate()
  const { nameOf } = useRecordNames(resource, rows)
  const wording = useWording()(source)
  const field = resource.type.fields[source] as Schema
  const { [source]: value = null } = toInput({ [source]: field }, { [source]: useWatch({ name: source }) })
  if (infoOf(field).isRequired && (value === null || value === '')) return null
  const typeName = refersTo(field)
  const shown = (one: unknown) =>
    typeName && one ? (
      <ReferenceName typeName={typeName} id={one} />
    ) : (
      formatValue(infoOf(field).kind, one, wording) || '-'
    )
  const changed = rows.filter((row) => row[source] !== value)
  return (
    <RowsPreview
      title={translate('bulk.changes', { smart_count: changed.length, left: rows.length - changed.length })}
      rows={changed.map((row) => ({
        id: String(row.id),
        text: (
          <>
            {nameOf(row)}: {shown(row[source])} → {shown(value)}
          </>
        ),
      }))}
    />
  )
}

interface Done {
  /** Rows as they are now, and the values that they had. */
  readonly now: readonly Row[]
  readonly before: ReadonlyMap<unknown, unknown>
  readonly isUndone: boolean
}

/** Sets one field of the selected records at once; all of them change or none, and it can be undone. */
export const SetField = ({ resource, rows, onClose }: Props) => {
  const { name, type, updateMany } = resource
  const translate = useTranslate()
  const refresh = useRefresh()
  const { describeFailure } = useRecordFailure()
  const sources = Object.keys(type.fields).filter((source) => !type.key.includes(source))
  const [source = '', setSource] = useState(sources[0])
  const [done, setDone] = useState<Done | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const close = () => onClose(done !== null || failure !== null)
  const field = type.fields[source] as Schema
  const fields = { [source]: field }
  const labelOf = (one: string) => translate(`resources.${name}.fields.${one}`)

  const change = async (changed: readonly Row[], valueFor: (row: Row) => unknown) => {
    setFailure(null)
    const sent = changed.map((row) => sentOf(resource, row, { [source]: valueFor(row) }))
    const now = (await sendAny(updateMany, { rows: sent })) as readonly Row[]
    refresh()
    return now
  }
  const fail = (error: unknown) => {
    setFailure(error)
    refresh()
  }
  const undo = async ({ now, before }: Done) => {
    try {
      await change(now, ({ id }) => before.get(id))
      setDone({ now, before, isUndone: true })
    } catch (error) {
      fail(error)
    }
  }
  const isStale = failure instanceof CallError && failure.status === 409
  const failed = failure !== null && (
    <MessageBanner kind="error">{isStale ? translate('bulk.stale') : describeFailure(failure)}</MessageBanner>
  )
  return (
    <SetDrawer title={translate('data.set.title', { smart_count: rows.length })} onClose={close}>
      {done ? (
        <SetDone
          message={translate(`bulk.${done.isUndone ? 'undone' : 'done'}`, { smart_count: done.now.length })}
          failed={failed}
          onUndo={!done.isUndone && done.now.length > 0 ? () => void undo(done) : null}
          onClose={close}
        />
      ) : (
        <ResourceContextProvider value={name}>
          <FieldSelect
            value={source}
            options={sources.map((one) => ({ value: one, label: labelOf(one) }))}
            onChange={setSource}
          />
          <EntityForm<Values, readonly Row[]>
            key={source}
            entity={entity(type.name, fields)}
            defaultValues={valuesOf(fields, {})}
            toInput={(values) => toInput(fields, values)}
            save={async (values) => {
              const { [source]: value = null } = toInput(fields, values)
              const changed = rows.filter((row) => row[source] !== value)
              const before = new Map(changed.map((row) => [row.id, row[source]]))
              const now = changed.length === 0 ? [] : await change(changed, () => value)
              setDone({ now, before, isUndone: false })
              return now
            }}
            onSaved={() => undefined}
            onFailed={fail}
            message={failed}
            footer={<SubmitButton label={translate('bulk.set')} />}
          >
            <Box sx={{ gridColumn: '1 / -1' }}>
              <RecordInputs type={type} fields={fields} isNew={false} />
            </Box>
            <Changes resource={resource} rows={rows} source={source} />
          </EntityForm>
        </ResourceContextProvider>
      )}
    </SetDrawer>
  )
}
