import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { queryKeyOf, useCall } from '#dataProvider/calls/useCall.ts'
import { freshUntilChange } from '#dataProvider/changes.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { listedAt } from '#dataProvider/first-view/firstRows.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { isNotOffered } from '#kit/feedback/FailedState.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { NoCheckbox, RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { TimelineLink, TimelineMark } from '#kit/table/TimelineLink.tsx'
import { type TaskKind, taskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import { type ListedTask, taskAddress, tasks, undoSeconds } from '#schema/home/tasks.ts'
import type { TimelineNumber } from '#schema/orders/timelineAddress.ts'
import { daysAfter } from '#values/days.ts'
import { formatDay } from '#values/formats.ts'
import { InvoiceStateWord, invoiceStateText } from '../../finance/InvoiceMark.tsx'
import { DoneBar, isMarked, keyOf } from './DoneBar.tsx'
import { report } from './report.ts'

type Marked = readonly Pick<ListedTask, 'kind' | 'key'>[]

/** Marks tasks as done and undoes it; `undoable` are the last ones marked. */
const useMarking = () => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { alert } = useDialogs()
  const [undoable, setUndoable] = useState<Marked>([])
  const change = async (call: typeof tasks.markDone, marked: Marked, after: Marked) => {
    try {
      await send(call, { tasks: marked.map(({ kind, key }) => ({ kind, key })) })
      setUndoable(after)
    } catch (error) {
      await alert({ message: describeReason(error, translate) })
    }
    const [list] = queryKeyOf(tasks.list, null, {})
    await Promise.all([report.resource.name, list].map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  }
  return {
    undoable,
    markDone: (marked: Marked) => change(tasks.markDone, marked, marked),
    undo: () => change(tasks.undoDone, undoable, []),
    dismiss: () => setUndoable([]),
  }
}

const ages = [7, 30, 90]

const useAges = () => {
  const translate = useTranslate()
  return useMemo(() => {
    const today = businessToday()
    return { before: ages.map((days) => ({ id: daysAfter(today, -days), name: translate('home.toDo.age', { days }) })) }
  }, [translate])
}

interface TimelineNumbers {
  readonly number?: TimelineNumber
  readonly about?: TimelineNumber
}

const load: TimelineNumbers = { number: 'purchaseOrder', about: 'jobOrder' }
const invoice: TimelineNumbers = { number: 'invoice', about: 'purchaseOrder' }

/** Numbers that have a timeline, by kind. */
const timelineNumbers: Readonly<Partial<Record<TaskKind, TimelineNumbers>>> = {
  bar: { number: 'heat' },
  barDecision: { number: 'heat' },
  overdueInvoice: invoice,
  dueInvoice: invoice,
  documentsComplete: load,
  documentsMissing: load,
  dateRequest: load,
  lineComment: { number: 'purchaseOrder' },
}

interface TaskCheckboxProps {
  readonly row: ListedTask
  readonly label: string
}

const TaskCheckbox = ({ row, label }: TaskCheckboxProps) => {
  const { data = [] } = useListContext<Listed<ListedTask>>()
  if (isMarked(row)) return <RowCheckbox id={keyOf(row)} label={label} />
  return data.some(isMarked) && <NoCheckbox />
}

/** On the tab of one of these kinds, a card shows the amount instead of the kind. */
const kindsOfMoney: readonly TabName[] = [
  'shipmentsStopped',
  'overdueInvoice',
  'dueInvoice',
  'unpaidReference',
  'brokenPromise',
  'creditHold',
  'paymentPromise',
]
const factsOfMoney = ['about', 'amount'] as const

const lastInFile = ['state'] as const

/** The state of an invoice stands beside its order, and in a column of its own in files. */
const useFileValues = () => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      state: ({ state, stateAmount: amount }: ListedTask) =>
        state ? invoiceStateText(translate, { state, amount }) : null,
    }),
    [translate],
  )
}

/** The number links to the record, preceded by a checkbox if the task is marked as done by hand. */
const useShow = () => {
  const translate = useTranslate()
  const current = useCurrentCustomer()
  return useMemo(() => {
    const number = (row: ListedTask, text: string) => {
      const title = translate(`home.tasks.numbers.${row.kind}`, { number: text, _: text })
      const of = timelineNumbers[row.kind]?.number
      return (
        <>
          <TaskCheckbox row={row} label={title} />
          <Link to={taskAddress(row.kind, row, current)} className="row-link">
            {title}
          </Link>
          {of && <TimelineMark of={of} number={text.replace(/ - \d+$/, '')} customerId={row.customerId} />}
        </>
      )
    }
    const day = ({ kind, day: date }: ListedTask, text: string) =>
      date === null ? text : translate(`home.tasks.days.${taskKind(kind).day}`, { day: formatDay(date) })
    const about = (row: ListedTask, text: string) => {
      const { kind, about: number, customerId, state, stateAmount } = row
      const of = timelineNumbers[kind]?.about
      return (
        <>
          {of && number ? (
            <TimelineLink of={of} number={number} customerId={customerId}>
              {text}
            </TimelineLink>
          ) : (
            text
          )}{' '}
          {state && <InvoiceStateWord state={state} amount={stateAmount} />}
        </>
      )
    }
    return { number, about, day }
  }, [translate, current])
}

interface Filter {
  readonly kind?: unknown
  readonly mine?: unknown
}

type TabName = TaskKind | 'all'

/** Kinds with tasks and their numbers; the open one stays when its last task is done. */
const useKindTabs = (open: TabName, isMine: boolean) => {
  const translate = useTranslate()
  const query = useCall(tasks.list, isMine ? {} : { mine: false }, { staleTime: freshUntilChange, keepsRows: true })
  const counts = new Map<TabName, number>(query.data?.groups.map(({ kind, count }) => [kind, count]))
  const kinds = taskKindNames.filter((kind) => counts.has(kind) || kind === open)
  const isUnknown = query.error?.code === 'not_found' || isNotOffered(query.error)
  const tabs = [
    { name: 'all' as TabName, label: translate('home.toDo.all'), count: query.data?.count ?? null },
    ...kinds.map((kind) => ({
      name: kind as TabName,
      label: translate(`home.tasks.kinds.${kind}`),
      count: query.data ? (counts.get(kind) ?? 0) : null,
    })),
  ]
  return { tabs, isUnknown, isSeller: query.data?.isSeller === true }
}

const ToDo = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { kind, ...others }: Filter = listedAt(search, report).filter
  const open = taskKindNames.find((name) => name === kind) ?? 'all'
  const { tabs, isUnknown, isSeller } = useKindTabs(open, others.mine !== false)
  const { undoable, markDone, undo, dismiss } = useMarking()
  const selection = useSelection<Listed<ListedTask>>()
  const show = useShow()
  const file = useFileValues()
  const choices = useAges()
  const finish = async (done: readonly ListedTask[]) => {
    await markDone(done)
    selection.change(() => [], [])
  }
  const goTo = (name: TabName) => {
    const filter = { ...others, ...(name !== 'all' && { kind: name }) }
    void navigate({ search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` })
  }
  if (isUnknown) return <Typography sx={{ color: 'text.secondary' }}>{translate('home.tasks.unknown')}</Typography>
  const list = (
    <ReportList
      {...report}
      {...(kindsOfMoney.includes(open) && { cardFacts: factsOfMoney })}
      show={show}
      file={file}
      lastInFile={lastInFile}
      choices={choices}
      actions={isSeller && <FilterSwitch filter="mine" label={translate('home.toDo.mine')} isOnAtFirst />}
      selection={selection}
      selected={<DoneBar selection={selection} onDone={finish} />}
    />
  )
  return (
    <>
      <PageTabs
        tabs={tabs.map((tab) => ({ ...tab, content: tab.name === open && list }))}
        label={translate('home.tasks.byKind')}
        value={open}
        onChange={goTo}
      />
      <Snackbar
        open={undoable.length > 0}
        autoHideDuration={undoSeconds * 1000}
        onClose={(_event, reason) => reason !== 'clickaway' && dismiss()}
        message={translate('home.toDo.marked', { smart_count: undoable.length })}
        action={
          <Button color="inherit" size="small" onClick={() => void undo()}>
            {translate('home.toDo.undo')}
          </Button>
        }
      />
    </>
  )
}

export default ToDo
