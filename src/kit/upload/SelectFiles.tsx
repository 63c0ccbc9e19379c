import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Endings and media types, as an input of files takes them. */
  readonly accept: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The button that opens the system's own dialog. */
export const SelectFiles = ({ accept, isMultiple = false, onFiles, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" {...button} onClick={() => input.current?.click()} />
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
