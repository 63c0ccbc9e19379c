import Box from '@mui/material/Box'
import { memo } from 'react'
import { useTranslate } from 'react-admin'

const focusContent = () => document.getElementById('content')?.focus()

/** First keyboard stop, skips the header. A button, because the hash of a link would be interpreted as a page. */
export const SkipLink = memo(() => {
  const translate = useTranslate()
  return (
    <Box
      component="button"
      type="button"
      onClick={focusContent}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        font: 'inherit',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, p: 0, overflow: 'hidden' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  )
})
