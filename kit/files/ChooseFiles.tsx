import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { FileUploader } from './FileUploader.tsx'
import type { UploadRow } from './fileRules.ts'

interface Props extends Pick<ButtonProps, 'aria-label' | 'children' | 'disabled' | 'size'> {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly isSingle: boolean
  /** Maximum number of files. */
  readonly max?: number
}

export const ChooseFiles = ({ rows, onChoose, isSingle, max, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const close = (chosen: readonly UploadRow[]) => {
    setOpen(false)
    onChoose(chosen)
  }
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)} />
      <FileUploader
        isOpen={isOpen}
        isSingle={isSingle}
        rows={rows}
        {...(max !== undefined && { max })}
        onClose={close}
      />
    </>
  )
}
