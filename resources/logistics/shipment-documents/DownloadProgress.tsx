import { useTranslate } from 'react-admin'
import { describeReason } from '../../../dataProvider/calls/failureTexts.ts'
import { mostZipped } from '../../../schema/logistics/shipments.ts'
import { FileProgress } from '../../../src/kit/documents/FileProgress.tsx'
import type { useFileCall } from '../../../src/kit/documents/useFileCall.ts'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { TooManyDocumentsError } from './fetching.ts'

interface Props {
  readonly download: ReturnType<typeof useFileCall>
}

/** Progress or error of a download. */
export const DownloadProgress = ({ download: { state, cancel, retry } }: Props) => {
  const translate = useTranslate()
  const { error } = state
  const failedText =
    error instanceof TooManyDocumentsError
      ? translate('shipments.tooMany', { count: formatCount(error.count), most: formatCount(mostZipped) })
      : `${translate('kit.file.failed')} ${describeReason(error, translate)}`
  return (
    <FileProgress
      state={state}
      onCancel={cancel}
      onRetry={retry}
      emptyText={translate('shipments.none')}
      failedText={failedText}
    />
  )
}
