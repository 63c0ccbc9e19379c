import { useTranslate } from 'react-admin'
import { approvalFiles } from '../../../../schema/quality/approvalFiles.ts'
import { FormDrawer } from '../../../../src/kit/dialogs/FormDrawer.tsx'
import { UploadProgress } from '../../../../src/kit/upload/UploadProgress.tsx'
import { type Place, useReload, useWorkspace } from '../workspace.ts'
import { FilesField } from './FilesField.tsx'
import { useFileDeed } from './useSending.ts'

interface Props extends Place {
  readonly onClose: () => void
}

/** Uploads documents of the provider, or the customer's approval, to the selected folder. */
export const AddFiles = ({ folder, childId, onClose }: Props) => {
  const translate = useTranslate()
  const { customerId, side } = useWorkspace()
  const reload = useReload()
  const isByProvider = side === 'provider'
  const { rows, choose, run, isBusy, done, missing, progress } = useFileDeed(approvalFiles.addFiles, 'uploaded')

  const submit = async () => {
    if (rows.length === 0) return missing('approvalFiles.add.missing')
    const { id: folderId, partNumber, typeId } = folder
    const { isDone } = await run({ customerId, folderId, partNumber, typeId, childId, isByProvider })
    // Reload after success and failure: the server's state counts.
    const reloaded = reload()
    if (!isDone) return
    await done()
    await reloaded
    onClose()
  }
  return (
    <FormDrawer
      title={translate('approvalFiles.add.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.add.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={rows.length > 0 && progress.state.status !== 'done'}
    >
      <FilesField rows={rows} onChoose={choose} isSingle={!isByProvider} />
      <UploadProgress {...progress} />
    </FormDrawer>
  )
}
