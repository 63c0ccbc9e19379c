import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { roleIds } from '#schema/account/roles.ts'
import { administration, type user } from '#schema/administration/administration.ts'
import { bulkChanges, type bulkRow, userChange } from '#schema/administration/bulkChanges.ts'
import type { InputOf } from '#schema/call.ts'
import type { Issue } from '#schema/checks/issues.ts'
import { entity, type Fields, type RowOf } from '#schema/entity.ts'
import { integer, many, required } from '#schema/kinds.ts'
import { FieldSelect, RowsPreview, SetDone, SetDrawer } from '../SetDrawer.tsx'
import { loadChecklist, translatePage } from './pageGroups.ts'
import { noUserValue, userChangeLabel, userValueText } from './userChangeText.ts'

type User = RowOf<typeof user>
type Row = RowOf<typeof bulkRow>
type Input = InputOf<typeof bulkChanges.changeUsers>
type Values = Record<string, unknown>

const needed = required(userChange, 'customerIds', 'addedCustomerIds', 'salesContact', 'salesEmail', 'plant')
const pageIds = (wire: string) => many(integer(wire))

/** Inputs of each change. */
const inputsOf = {
  pages: { granted: pageIds('granted'), withdrawn: pageIds('withdrawn') },
  addedCustomerIds: { addedCustomerIds: needed.addedCustomerIds },
  customerIds: { customerIds: needed.customerIds },
  salesContact: { salesContact: needed.salesContact, salesEmail: needed.salesEmail },
  plant: { plant: needed.plant },
  isInvited: {},
  asleep: {},
  awake: {},
} satisfies Readonly<Record<string, Fields>>

type Kind = keyof typeof inputsOf

const kinds = Object.keys(inputsOf) as readonly Kind[]
const noted: readonly string[] = ['customerIds', 'isInvited', 'asleep', 'awake']
const lists = ['granted', 'withdrawn', 'addedCustomerIds', 'customerIds']

const emptyOf = (kind: Kind): Values =>
  Object.fromEntries(Object.keys(inputsOf[kind]).map((source) => [source, lists.includes(source) ? [] : '']))

const toChange = (kind: Kind, values: Values): Partial<Input> => {
  if (kind === 'isInvited') return { isInvited: true }
  if (kind === 'asleep' || kind === 'awake') return { isAsleep: kind === 'asleep' }
  if (kind !== 'pages') return values
  const { granted, withdrawn } = values as Record<'granted' | 'withdrawn', number[]>
  const permission = (hasAccess: boolean) => (pageId: number) => ({ pageId, hasAccess })
  return { newPermissions: [...granted.map(permission(true)), ...withdrawn.map(permission(false))] }
}

const checkOf =
  (kind: Kind) =>
  (values: Values): Record<string, Issue> => {
    const isEmpty = (source: string) => (values[source] as readonly number[]).length === 0
    if (kind === 'pages') return isEmpty('granted') && isEmpty('withdrawn') ? { granted: { code: 'required' } } : {}
    if (kind !== 'customerIds' && kind !== 'addedCustomerIds') return {}
    return isEmpty(kind) ? { [kind]: { code: 'required' } } : {}
  }

/** Choices for the users' pages and customers, by the client type of the first one that can have some. */
const useChoices = (users: readonly User[]) => {
  const translate = useTranslate()
  const roleId = users.find((one) => one.roleId !== roleIds.admin)?.roleId ?? roleIds.customer
  const relations = useCall(administration.listRelations, { roleId })
  const pages = useQuery({ queryKey: ['users', 'checklist', roleId], queryFn: () => loadChecklist(roleId) })
  const customers = (relations.data ?? []).filter(({ isShown }) => isShown)
  const granted = (pages.data ?? [])
    .filter(({ canBeOverwritten }) => canBeOverwritten)
    .map((page) => ({ id: page.pageId, name: translatePage(page, translate) }))
    .sort((left, right) => left.name.localeCompare(right.name))
  return {
    choices: { granted, withdrawn: granted, customerIds: customers, addedCustomerIds: customers } as Readonly<
      Record<string, readonly { readonly id: number; readonly name: string }[]>
    >,
    error: relations.error ?? pages.error,
    retry: () => {
      void relations.refetch()
      void pages.refetch()
    },
  }
}

/** What changes, or changed, and what is left and why. */
const Outcome = ({ rows }: { readonly rows: readonly Row[] }) => {
  const translate = useTranslate()
  const sides = ({ field, from, to }: Row['changes'][number]) =>
    [from, to].map((one) => (one === null ? noUserValue(field, translate) : userValueText(field, one, translate)))
  const textOf = ({ name, changes }: Row) => {
    const texts = changes.map((change) => `${userChangeLabel(change, translate)}: ${sides(change).join(' → ')}`)
    return `${name}: ${texts.join('; ') || translate('users.set.mail')}`
  }
  const changing = rows.filter(({ reason }) => reason === null)
  const left = rows.filter(({ reason }) => reason !== null)
  return (
    <>
      <RowsPreview
        title={translate('users.set.changing', { smart_count: changing.length })}
        rows={changing.map((row) => ({ id: row.id, text: textOf(row) }))}
      />
      {left.length > 0 && (
        <RowsPreview
          title={translate('users.set.left', { smart_count: left.length })}
          rows={left.map(({ id, name, reason }) => ({
            id,
            text: `${name || `#${id}`}: ${translate(`bulk.reasons.${reason}`)}`,
          }))}
        />
      )}
    </>
  )
}

interface Preview {
  readonly of: string
  readonly rows: readonly Row[]
}

interface PreviewedProps {
  readonly preview: Preview | null
}

const isPreviewOf = (preview: Preview | null, values: Values): preview is Preview =>
  preview?.of === JSON.stringify(values)

/** The preview while the inputs are those that it was made of. */
const Previewed = ({ preview }: PreviewedProps) => {
  const values = useWatch<Values>() as Values
  return isPreviewOf(preview, values) ? <Outcome rows={preview.rows} /> : null
}

const PreviewOrSet = ({ preview }: PreviewedProps) => {
  const translate = useTranslate()
  const values = useWatch<Values>() as Values
  return <SubmitButton label={translate(isPreviewOf(preview, values) ? 'bulk.set' : 'users.set.preview')} />
}

interface Props {
  readonly users: readonly User[]
  readonly onClose: (hasChanged: boolean) => void
}

interface Done {
  readonly bulkId: number | null
  readonly rows: readonly Row[]
  readonly isUndone: boolean
}

/** Changes the selected users at once: a preview first, then one step that can be undone. */
const SetUsers = ({ users, onClose }: Props) => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const [kind, setKind] = useState<Kind>('pages')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { choices, error, retry } = useChoices(users)
  const close = () => onClose(done !== null)
  const failed = failure !== null && <MessageBanner kind="error">{describeReason(failure, translate)}</MessageBanner>

  const save = async (values: Values, repeatKey: string) => {
    setFailure(null)
    const change = toChange(kind, values)
    if (!isPreviewOf(preview, values)) {
      const { rows } = await send(bulkChanges.checkUsers, { users: users.map(({ id }) => ({ id })), ...change })
      return setPreview({ of: JSON.stringify(values), rows })
    }
    const versions = preview.rows.map(({ id, version }) => ({ id, version }))
    const made = await send(bulkChanges.changeUsers, { users: versions, ...change }, { repeatKey })
    setDone({ ...made, isUndone: false })
    refresh()
  }
  const undo = async (bulkId: number) => {
    setFailure(null)
    try {
      const { rows } = await send(bulkChanges.undo, { id: bulkId })
      setDone({ bulkId, rows, isUndone: true })
    } catch (reason) {
      setFailure(reason)
    }
    refresh()
  }
  const isUndoable = done !== null && !done.isUndone && done.bulkId !== null && kind !== 'isInvited'
  const changed = done?.rows.filter(({ reason }) => reason === null).length ?? 0
  return (
    <SetDrawer title={translate('users.set.title', { smart_count: users.length })} onClose={close}>
      {done ? (
        <SetDone
          message={translate(`users.set.${done.isUndone ? 'undone' : 'done'}`, { smart_count: changed })}
          failed={failed}
          onUndo={isUndoable ? () => void undo(done.bulkId as number) : null}
          onClose={close}
        >
          {changed < done.rows.length && <Outcome rows={done.rows} />}
        </SetDone>
      ) : (
        <>
          <FieldSelect
            value={kind}
            options={kinds.map((one) => ({ value: one, label: translate(`users.set.kinds.${one}`) }))}
            onChange={(one) => {
              setKind(one as Kind)
              setPreview(null)
              setFailure(null)
            }}
          />
          {error && (
            <FailedState
              message={translate('users.optionsFailed', { reason: describeReason(error, translate) })}
              onRetry={retry}
            />
          )}
          <EntityForm<Values, void>
            key={kind}
            entity={entity('bulkUserChange', inputsOf[kind])}
            defaultValues={emptyOf(kind)}
            toInput={(values) => values}
            check={checkOf(kind)}
            save={save}
            onSaved={() => undefined}
            onFailed={setFailure}
            message={failed}
            footer={<PreviewOrSet preview={preview} />}
          >
            <Box sx={{ gridColumn: '1 / -1' }}>
              {noted.includes(kind) && <Typography variant="body2">{translate(`users.set.notes.${kind}`)}</Typography>}
              {Object.keys(inputsOf[kind]).map((source) => (
                <FormField key={source} source={source} {...(choices[source] && { choices: choices[source] })} />
              ))}
            </Box>
            <Previewed preview={preview} />
          </EntityForm>
        </>
      )}
    </SetDrawer>
  )
}

export default SetUsers
