import { type Identifier, useDeleteMany, useRefresh, useTranslate } from 'react-admin'
import { DeletionError } from '#dataProvider/records.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import type { RecordResource } from './records.ts'
import { useRecordFailure } from './useRecordFailure.ts'
import { useRecordNames } from './useRecordNames.ts'

interface Props {
  readonly resource: RecordResource
  readonly rows: readonly { readonly id: string | number }[]
  readonly onDeleted: () => void
  /** Called with the ids of the records that could not be deleted. */
  readonly onKept?: (ids: readonly Identifier[]) => void
}

/**
 * Asks for confirmation and names each record. Records that are still referenced are kept, and the referring tables are
 * listed.
 */
export const DeleteRecords = ({ resource, rows, onDeleted, onKept }: Props) => {
  const { name } = resource
  const translate = useTranslate()
  const refresh = useRefresh()
  const { describeFailure, ofDeletion } = useRecordFailure()
  const { alert } = useDialogs()
  const [remove, { isPending }] = useDeleteMany()
  const { nameOf } = useRecordNames(resource, rows)
  const names = rows.map(nameOf)
  const [only = '', ...others] = names
  const description = others.length === 0 ? only : translate('data.count', { smart_count: rows.length })
  const kind = translate(`resources.${name}.name`, { smart_count: rows.length })
  const question = translate('data.deleteQuestion')

  const report = async (error: unknown) => {
    if (!(error instanceof DeletionError)) return alert({ message: describeFailure(error) })
    const kept = rows.filter(({ id }) => error.errors.has(id))
    onKept?.(kept.map(({ id }) => id))
    const messages = kept.map((row) => ofDeletion(error.errors.get(row.id), nameOf(row)))
    return alert({ message: messages.join('\n\n') })
  }
  const removeAll = () =>
    remove(
      name,
      { ids: rows.map(({ id }) => id) },
      {
        mutationMode: 'pessimistic',
        onSuccess: onDeleted,
        onError: (error) => {
          refresh()
          void report(error)
        },
      },
    )
  return (
    <DestructiveButton
      variant="outlined"
      size="small"
      label={translate('data.delete')}
      title={translate('data.deleteTitle', { kind, name: description })}
      question={others.length === 0 ? question : [...names, '', question].join('\n')}
      disabled={rows.length === 0}
      isBusy={isPending}
      onSure={() => void removeAll()}
    />
  )
}
