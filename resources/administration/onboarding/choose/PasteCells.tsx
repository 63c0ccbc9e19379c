import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly onPaste: (text: string) => void
}

/** Cells copied from a spreadsheet, headers included. */
export const PasteCells = ({ onPaste }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        label={translate('onboarding.paste')}
        helperText={translate('onboarding.pasteNote')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button variant="outlined" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {translate('onboarding.usePasted')}
      </Button>
    </Box>
  )
}
