import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Endings and media types, as an input of files takes them; what a file is, its content decides (DECISIONS F27). */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The button that opens the system's own dialog. */
export const SelectFiles = ({ accept, isMultiple = false, onFiles, children, ...button }: Props) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" size="small" {...button} onClick={() => input.current?.click()}>
        {children ?? translate('kit.upload.select')}
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
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
