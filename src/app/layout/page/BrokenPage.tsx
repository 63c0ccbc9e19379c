import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

/** In place of a page that could not be drawn. A new load brings the newest files: an old chunk may be gone. */
export const BrokenPage = () => {
  const translate = useTranslate()
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography variant="h2">{translate('shell.broken')}</Typography>
      <Typography>{translate('shell.brokenText')}</Typography>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('shell.retry')}
      </Button>
    </Stack>
  )
}
