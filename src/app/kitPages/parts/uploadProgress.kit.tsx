import Button from '@mui/material/Button'
import { UploadProgress } from '../../../kit/upload/UploadProgress.tsx'
import { type SendFiles, type UploadState, useUpload } from '../../../kit/upload/useUpload.ts'
import type { KitPart } from '../kitPart.ts'

const total = 15_000_000
const file = new File([new Uint8Array(total)], 'approval.pdf')

/** Reaches so many bytes; what happens then is the rest. */
const reaching =
  (end: number, then: () => Promise<string>): SendFiles<string> =>
  (_, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      let sent = 0
      const timer = setInterval(() => {
        sent += 1_500_000
        onProgress(sent, total)
        if (sent < end) return
        clearInterval(timer)
        then().then(resolve, reject)
      }, 100)
      signal.addEventListener('abort', () => {
        clearInterval(timer)
        reject(signal.reason)
      })
    })

const Sample = ({ label, send }: { readonly label: string; readonly send: SendFiles<string> }) => {
  const { state, start, cancel } = useUpload(send)
  return (
    <>
      <Button variant="outlined" disabled={state.status === 'sending'} onClick={() => start([file])}>
        {label}
      </Button>
      <UploadProgress state={state} onCancel={cancel} />
    </>
  )
}

const nothing = () => undefined
const standing = (status: UploadState['status'], sent: number) => (
  <UploadProgress state={{ status, sent, total }} onCancel={nothing} />
)

export const part: KitPart = {
  title: 'Upload progress',
  examples: [
    { name: 'At its beginning', content: standing('sending', 0) },
    { name: 'Half way', content: standing('sending', 7_543_210) },
    { name: 'Done', content: standing('done', total) },
    { name: 'Has failed', content: standing('failed', 1_500_000) },
    { name: 'Cancelled', content: standing('cancelled', 1_500_000) },
    { name: 'One that comes', content: <Sample label="Send" send={reaching(total, async () => 'kept')} /> },
    {
      name: 'One that fails',
      content: <Sample label="Send in vain" send={reaching(6_000_000, () => Promise.reject(new Error('gone')))} />,
    },
    {
      name: 'Never answered',
      content: <Sample label="Send and wait" send={reaching(total, () => new Promise(nothing))} />,
    },
  ],
}
