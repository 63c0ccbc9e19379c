import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { formatCount } from '#kit/kinds/formats.ts'
import type { AnyRow, Listed } from '#kit/report/reportOptions.ts'
import { useAllRows } from '#kit/table/listState.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import type { Selection } from '#kit/table/selection.ts'
import { taskKind } from '#schema/home/taskKinds.ts'
import { type ListedTask, maxMarkedTasks } from '#schema/home/tasks.ts'

interface Props {
  readonly selection: Selection<Listed<ListedTask>>
  readonly onDone: (tasks: readonly ListedTask[]) => Promise<void>
}

type TaskRows = readonly (AnyRow & ListedTask)[]

/** The portal knows the end of the other tasks. */
export const isMarked = ({ kind }: ListedTask) => taskKind(kind).isMarked

/** Selects what one call can mark, from all pages. */
const SelectAll = ({ selection }: Pick<Props, 'selection'>) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { total = 0, data } = useListContext<AnyRow>()
  const allRows = useAllRows()
  if (total <= (data?.length ?? 0)) return null
  const select = async () => {
    const room = maxMarkedTasks - selection.rows.length
    const selected = new Set(selection.rows.map(({ id }) => id))
    const found: Listed<ListedTask>[] = []
    for await (const rows of allRows(new AbortController().signal)) found.push(...(rows as TaskRows))
    const added = found.filter((task) => isMarked(task) && !selected.has(task.id)).slice(0, room)
    selection.change((before) => [...before, ...added.map(({ id }) => id)], added)
  }
  const run = () => select().catch((error: unknown) => alert({ message: describeReason(error, translate) }))
  return (
    <Button size="small" onClick={() => void run()}>
      {total > maxMarkedTasks
        ? translate('home.toDo.selectFirst', { count: maxMarkedTasks })
        : translate('home.toDo.selectAll', { count: formatCount(total) })}
    </Button>
  )
}

/** Id that the list gives a task. */
export const keyOf = ({ kind, key }: Pick<ListedTask, 'kind' | 'key'>) => `${kind}/${key}`

/** Marks the selected tasks as done. */
export const DoneBar = ({ selection, onDone }: Props) => {
  const translate = useTranslate()
  const { data = [] } = useListContext<Listed<ListedTask>>()
  const [isSending, setSending] = useState(false)
  const inSight = data.filter(isMarked)
  const isTooMany = selection.rows.length > maxMarkedTasks
  const markDone = async () => {
    setSending(true)
    await onDone(selection.rows)
    setSending(false)
  }
  return (
    <SelectionBar selected={selection.rows} inSight={inSight} nameOf={({ number }) => number}>
      <SelectAll selection={selection} />
      <BusyButton
        variant="contained"
        size="small"
        isBusy={isSending || isTooMany}
        busyHint={translate(isTooMany ? 'home.toDo.tooMany' : 'home.toDo.sending', { count: maxMarkedTasks })}
        onClick={() => void markDone()}
      >
        {translate('home.toDo.done')}
      </BusyButton>
    </SelectionBar>
  )
}
