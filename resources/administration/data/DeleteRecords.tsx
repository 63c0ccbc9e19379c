import { useDeleteMany, useRefresh, useTranslate } from 'react-admin'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import { nameOf, type RecordResource } from './records.ts'
import { useRecordFailure } from './useRecordFailure.ts'

interface Props {
  readonly resource: RecordResource
  readonly rows: readonly { readonly id: string | number }[]
  readonly onDeleted: () => void
}

/**
 * Asks for confirmation and names each record. Records that are still referenced are kept, and the referring tables are
 * listed.
 */
export const DeleteRecords = ({ resource: { name, type }, rows, onDeleted }: Props) => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const describeFailure = useRecordFailure()
  const { alert } = useDialogs()
  const [remove, { isPending }] = useDeleteMany()
  const names = rows.map((row) => nameOf(type.name, row))
  const [only = '', ...others] = names
  const description = others.length === 0 ? only : translate('data.count', { smart_count: rows.length })
  const question = translate('data.deleteQuestion')

  const removeAll = () =>
    remove(
      name,
      { ids: rows.map(({ id }) => id) },
      {
        mutationMode: 'pessimistic',
        onSuccess: onDeleted,
        onError: (error) => {
          refresh()
          void alert({ message: describeFailure(error) })
        },
      },
    )
  return (
    <DestructiveButton
      variant="outlined"
      size="small"
      label={translate('data.delete')}
      title={translate('data.deleteTitle', { name: description })}
      question={others.length === 0 ? question : [...names, '', question].join('\n')}
      disabled={rows.length === 0}
      isBusy={isPending}
      onSure={() => void removeAll()}
    />
  )
}
