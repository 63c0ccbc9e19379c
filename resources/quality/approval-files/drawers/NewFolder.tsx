import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ApprovalFolder, approvalFiles } from '../../../../schema/quality/approvalFiles.ts'
import { FormDrawer } from '../../../../src/kit/dialogs/FormDrawer.tsx'
import { useReload, useWorkspace } from '../workspace.ts'
import { useDeed } from './useSending.ts'

interface Props {
  readonly folder: ApprovalFolder
  readonly onClose: () => void
}

/** Creates a subfolder of the open folder. */
export const NewFolder = ({ folder, onClose }: Props) => {
  const translate = useTranslate()
  const { customerId } = useWorkspace()
  const reload = useReload()
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { run, isBusy } = useDeed(approvalFiles.saveChild, 'created')
  const name = text.trim()

  const submit = async () => {
    setIsSubmitted(true)
    if (name === '') return
    const { id: folderId, partNumber, typeId } = folder
    const saved = await run({ customerId, folderId, partNumber, typeId, childId: null, name })
    await reload()
    if (saved) onClose()
  }
  return (
    <FormDrawer
      title={translate('approvalFiles.newFolder.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.newFolder.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={name !== '' && !isBusy}
    >
      <TextField
        autoFocus
        label={translate('approvalFiles.newFolder.name')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isSubmitted && name === ''}
        helperText={isSubmitted && name === '' ? translate('issues.required') : ' '}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDrawer>
  )
}
