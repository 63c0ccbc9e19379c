import Autocomplete from '@mui/material/Autocomplete'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { translateName } from '#kit/page/pageTitle.ts'
import { idIn } from '#schema/kinds.ts'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { FilesField } from './FilesField.tsx'
import { useFileDeed } from './useSending.ts'
import { useWorkspace } from './workspace.ts'

interface Props {
  readonly onClose: () => void
}

/**
 * Reloads the page `docs/product/quality.md#approval-file-texts`, with the folder open if the service returned its id.
 */
const loadAt = (folderId: number | undefined) => {
  const address = new URL(window.location.href)
  address.search = new URLSearchParams(folderId === undefined ? {} : { folder: String(folderId) }).toString()
  window.location.assign(address)
}

/** Creates a folder for a part number and type, with its first files. */
export const CreateFolder = ({ onClose }: Props) => {
  const translate = useTranslate()
  const { customerId } = useWorkspace()
  const { data: parts = [] } = useCall(approvalFiles.listPartNumbers, { customerId })
  const { data: types = [] } = useCall(approvalFiles.listTypes, { customerId })
  const [partNumber, setPartNumber] = useState<string | null>(null)
  const [typeId, setTypeId] = useState<number | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { rows, choose, run, isBusy, done, missing, progress } = useFileDeed(approvalFiles.createFolder, 'created')

  const submit = async () => {
    setIsSubmitted(true)
    if (rows.length === 0) return missing('approvalFiles.create.missing')
    if (partNumber === null || typeId === null) return
    const result = await run({ customerId, partNumber, typeId, isByProvider: true })
    if (!result.isDone) return
    await done()
    loadAt(result.answer.folderId)
  }
  const usedText = translate('approvalFiles.create.used')
  const faultOf = (value: unknown) => (isSubmitted && value === null ? translate('issues.required') : ' ')
  return (
    <FormDrawer
      title={translate('approvalFiles.create.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.create.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={rows.length > 0 && progress.state.status !== 'done'}
    >
      <Autocomplete
        options={parts}
        getOptionLabel={({ partNumber: number }) => number}
        getOptionKey={({ partNumber: number }) => number}
        renderOption={({ key, ...props }, { partNumber: number, isUsed }) => (
          <li key={key} {...props}>
            {isUsed ? `${number} · ${usedText}` : number}
          </li>
        )}
        onChange={(_event, chosen) => setPartNumber(chosen?.partNumber ?? null)}
        renderInput={(props) => (
          <TextField
            {...props}
            label={translate('approvalFiles.create.partNumber')}
            error={isSubmitted && partNumber === null}
            helperText={faultOf(partNumber)}
          />
        )}
      />
      <TextField
        select
        label={translate('approvalFiles.create.type')}
        value={typeId ?? ''}
        onChange={(event) => setTypeId(idIn(String(event.target.value)))}
        error={isSubmitted && typeId === null}
        helperText={faultOf(typeId)}
      >
        {types
          .filter(({ id }) => id !== 0)
          .map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {translateName(translate, name)}
            </MenuItem>
          ))}
      </TextField>
      <FilesField rows={rows} onChoose={choose} isSingle={false} />
      <UploadProgress {...progress} />
    </FormDrawer>
  )
}
