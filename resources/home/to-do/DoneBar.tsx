import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import type { Selection } from '#kit/table/selection.ts'
import { taskKind } from '#schema/home/taskKinds.ts'
import { type ListedTask, maxMarkedTasks } from '#schema/home/tasks.ts'

interface Props {
  readonly selection: Selection<Listed<ListedTask>>
  readonly onDone: (tasks: readonly ListedTask[]) => Promise<void>
}

/** The portal knows the end of the other tasks. */
export const isMarked = ({ kind }: ListedTask) => taskKind(kind).isMarked

/** Id that the list gives a task. */
export const keyOf = ({ kind, key }: Pick<ListedTask, 'kind' | 'key'>) => `${kind}/${key}`

/** Marks the selected tasks as done. */
export const DoneBar = ({ selection, onDone }: Props) => {
  const translate = useTranslate()
  const [isSending, setSending] = useState(false)
  const isTooMany = selection.rows.length > maxMarkedTasks
  const markDone = async () => {
    setSending(true)
    await onDone(selection.rows)
    setSending(false)
  }
  return (
    <SelectionBar selection={selection} isSelectable={isMarked} max={maxMarkedTasks} nameOf={({ number }) => number}>
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
