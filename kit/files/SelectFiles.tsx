import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

interface Props extends Omit<ButtonProps, 'onClick'> {
  /**
   * Extensions and media types, as in the `accept` attribute. The server checks the content
   * `docs/product/wire.md#upload-limits`.
   */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

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
          // Allows selecting the same file again after it was corrected.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
