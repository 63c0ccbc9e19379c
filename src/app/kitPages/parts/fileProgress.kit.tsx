import Button from '@mui/material/Button'
import { FileProgress } from '../../../kit/download/FileProgress.tsx'
import { type FetchFile, type FileState, useFileCall } from '../../../kit/download/useFileCall.ts'
import type { KitPart } from '../kitPart.ts'

const total = 6_000_000

/** Comes in steps; what happens at the end is the rest. */
const coming =
  (then: () => Promise<Awaited<ReturnType<FetchFile>>>): FetchFile =>
  ({ onProgress, signal }) =>
    new Promise((resolve, reject) => {
      let received = 0
      const timer = setInterval(() => {
        received += 750_000
        onProgress(received, total)
        if (received < total) return
        clearInterval(timer)
        then().then(resolve, reject)
      }, 100)
      signal.addEventListener('abort', () => {
        clearInterval(timer)
        reject(signal.reason)
      })
    })

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

const nothing = () => undefined
const standing = (state: Partial<FileState>) => (
  <FileProgress
    state={{ status: 'done', received: 1_230_000, total: null, missing: null, ...state }}
    onCancel={nothing}
    onRetry={nothing}
  />
)

export const part: KitPart = {
  title: 'File of a call',
  examples: [
    { name: 'Of unknown size', content: standing({ status: 'receiving' }) },
    { name: 'Of known size', content: standing({ status: 'receiving', total }) },
    { name: 'Done', content: standing({}) },
    { name: 'Something is missing', content: standing({ missing: { count: 23, names: ['A-1.pdf', 'A-2.pdf'] } }) },
    { name: 'There is none', content: standing({ status: 'empty' }) },
    { name: 'Has failed', content: standing({ status: 'failed' }) },
    { name: 'Cancelled', content: standing({ status: 'cancelled' }) },
    {
      name: 'One that comes',
      content: (
        <Sample label="Fetch" fetchFile={coming(async () => ({ file: new Blob(['kept']), name: 'kept.txt' }))} />
      ),
    },
    {
      name: 'One that fails',
      content: <Sample label="Fetch in vain" fetchFile={coming(() => Promise.reject(new Error('gone')))} />,
    },
  ],
}
