import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import type { ExportColumn, FetchRows } from '#kit/files/exported.ts'
import { FileProgress } from '#kit/files/FileProgress.tsx'
import { type FetchFile, type FileState, useFileCall } from '#kit/files/useFileCall.ts'
import type { KitPart } from '../kitPart.ts'
import { type SampleOrder, sampleOrders } from '../samples/sampleOrders.ts'
import { stepping } from '../samples/stepping.ts'

const href = '/content/invoices/A-1042.pdf'

export const documentButton: KitPart = {
  title: 'Document button',
  examples: {
    'In its variants': (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DocumentButton href={href} label="Invoice A-1042" />
        <DocumentButton href={href} label="Packing list" variant="contained" />
        <DocumentButton href={href} label="Certificate of conformance" variant="text" />
      </Box>
    ),
    'Without a document': <DocumentButton href={null} label="Mill test report" />,
    'Long text': (
      <Box sx={{ maxWidth: 240 }}>
        <DocumentButton href={href} label="Terms and conditions of all deliveries of rolled rings" />
      </Box>
    ),
  },
}

const columns: readonly ExportColumn<SampleOrder>[] = [
  { label: 'Part number', kind: 'text', value: ({ part }) => part },
  { label: 'Due date', kind: 'day', value: ({ dueOn }) => dueOn },
  { label: 'Amount', kind: 'money', value: ({ amount }) => amount / 100 },
]

const rowsOf = (count: number): FetchRows<SampleOrder> =>
  async function* portions() {
    yield sampleOrders(count)
  }

const never: FetchRows<SampleOrder> = async function* portions(signal) {
  yield sampleOrders(500)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const failing: FetchRows<SampleOrder> = async function* portions() {
  yield* []
  throw new Error('gone')
}

export const exportMenu: KitPart = {
  title: 'Export menu',
  examples: {
    'Few rows': <ExportMenu columns={columns} total={20} fetchRows={rowsOf(20)} />,
    'More than Excel 97-2003 takes': <ExportMenu columns={columns} total={25_000} fetchRows={rowsOf(25_000)} />,
    'No rows': <ExportMenu columns={columns} total={0} fetchRows={rowsOf(0)} />,
    'Never done': <ExportMenu columns={columns} total={1000} fetchRows={never} />,
    Failing: <ExportMenu columns={columns} total={null} fetchRows={failing} />,
  },
}

const total = 6_000_000

const coming =
  (then: () => Promise<Awaited<ReturnType<FetchFile>>>): FetchFile =>
  ({ onProgress, signal }) =>
    stepping({ size: 750_000, end: total, onStep: (received) => onProgress(received, total), signal }, then)

const Sample = ({ label, fetchFile }: { readonly label: string; readonly fetchFile: FetchFile }) => {
  const { state, start, retry, cancel } = useFileCall()
  return (
    <>
      <Button variant="outlined" disabled={state.status === 'receiving'} onClick={() => start(fetchFile)}>
        {label}
      </Button>
      <FileProgress state={state} onCancel={cancel} onRetry={retry} />
    </>
  )
}

const noop = () => undefined
const progressOf = (state: Partial<FileState>) => (
  <FileProgress
    state={{ status: 'done', received: 1_230_000, total: null, missing: null, ...state }}
    onCancel={noop}
    onRetry={noop}
  />
)

export const fileProgress: KitPart = {
  title: 'File of a call',
  examples: {
    'Of unknown size': progressOf({ status: 'receiving' }),
    'Of known size': progressOf({ status: 'receiving', total }),
    Done: progressOf({}),
    'Something is missing': progressOf({ missing: { count: 23, names: ['A-1.pdf', 'A-2.pdf'] } }),
    'There is none': progressOf({ status: 'empty' }),
    'Has failed': progressOf({ status: 'failed' }),
    Cancelled: progressOf({ status: 'cancelled' }),
    'One that comes': (
      <Sample label="Fetch" fetchFile={coming(async () => ({ file: new Blob(['kept']), name: 'kept.txt' }))} />
    ),
    'One that fails': <Sample label="Fetch in vain" fetchFile={coming(() => Promise.reject(new Error('gone')))} />,
  },
}
