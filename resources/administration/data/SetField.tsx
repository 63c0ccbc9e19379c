import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ResourceContextProvider, useRefresh, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CallError } from '#dataProvider/calls/callError.ts'
import { sendAny } from '#dataProvider/calls/client.ts'
import { DialogHead } from '#kit/feedback/DialogHead.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatValue } from '#kit/fields/kindDisplays.ts'
import { useWording } from '#kit/fields/useWording.ts'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { entity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { refersTo } from '#schema/records/record.ts'
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

/** Changes beyond these are counted. */
const maxShown = 20

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
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 0.5, mt: 1 }}>
      <Typography variant="body2" role="status">
        {translate('data.set.changes', { smart_count: changed.length, left: rows.length - changed.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
        {changed.slice(0, maxShown).map((row) => (
          <Typography key={String(row.id)} component="li" variant="body2">
            {nameOf(row)}: {shown(row[source])} → {shown(value)}
          </Typography>
        ))}
      </Box>
      {changed.length > maxShown && (
        <Typography variant="body2">{translate('table.andMore', { count: changed.length - maxShown })}</Typography>
      )}
    </Box>
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
  const titleId = useId()
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
    <MessageBanner kind="error">{isStale ? translate('data.set.stale') : describeFailure(failure)}</MessageBanner>
  )
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 } },
        },
      }}
    >
      <DialogHead
        id={titleId}
        title={translate('data.set.title', { smart_count: rows.length })}
        onClose={close}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {done ? (
          <>
            {failed || (
              <MessageBanner kind="success">
                {translate(`data.set.${done.isUndone ? 'undone' : 'done'}`, { smart_count: done.now.length })}
              </MessageBanner>
            )}
            <Box sx={{ display: 'flex', gap: 1 }}>
              {!done.isUndone && done.now.length > 0 && (
                <Button variant="outlined" onClick={() => void undo(done)}>
                  {translate('data.set.undo')}
                </Button>
              )}
              <Button onClick={close}>{translate('data.set.close')}</Button>
            </Box>
          </>
        ) : (
          <ResourceContextProvider value={name}>
            <TextField
              select
              label={translate('data.set.field')}
              value={source}
              onChange={({ target }) => setSource(target.value)}
            >
              {sources.map((one) => (
                <MenuItem key={one} value={one}>
                  {labelOf(one)}
                </MenuItem>
              ))}
            </TextField>
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
              footer={<SubmitButton label={translate('data.set.set')} />}
            >
              <Box sx={{ gridColumn: '1 / -1' }}>
                <RecordInputs type={type} fields={fields} isNew={false} />
              </Box>
              <Changes resource={resource} rows={rows} source={source} />
            </EntityForm>
          </ResourceContextProvider>
        )}
      </Box>
    </Drawer>
  )
}
