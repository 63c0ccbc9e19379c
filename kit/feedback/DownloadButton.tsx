import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { BusyButton } from './BusyButton.tsx'

interface DownloadButtonProps {
  readonly download: () => Promise<void>
  readonly label?: string
  readonly variant?: 'text' | 'outlined' | 'contained'
}

export const DownloadButton = ({ download, label, variant = 'outlined' }: DownloadButtonProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await download()
      notify('kit.download.done', { type: 'success' })
    } catch {
      notify('kit.download.failed', { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <BusyButton
        variant={variant}
        startIcon={<DownloadIcon />}
        isBusy={isBusy}
        busyHint={translate('kit.download.busy')}
        onClick={start}
      >
        {label ?? translate('kit.download.label')}
      </BusyButton>
    </Box>
  )
}
