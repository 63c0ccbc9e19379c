import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Dropped } from './useFileDrop.ts'

interface Props {
  readonly accept: string
  readonly isMultiple: boolean
  readonly onFiles: (files: Dropped) => void
}

/** The button that opens the system's own dialog. */
export const SelectFiles = ({ accept, isMultiple, onFiles }: Props) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" size="small" onClick={() => input.current?.click()}>
        {translate('kit.upload.select')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file, mended, may be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles({ files, folders: [] })
        }}
      />
    </>
  )
}
