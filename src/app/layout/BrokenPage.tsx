import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

/** Shown if a page throws. Reloading fetches the latest files, because old chunks may no longer exist. */
export const BrokenPage = () => {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 4 }}>
      <Typography variant="h2">{translate('shell.broken')}</Typography>
      <Typography>{translate('shell.brokenText')}</Typography>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('shell.retry')}
      </Button>
    </Box>
  )
}
