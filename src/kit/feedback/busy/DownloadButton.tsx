import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Toast } from '../Toast.tsx'
import { BusyButton } from './BusyButton.tsx'

const texts = { success: 'kit.download.done', error: 'kit.download.failed' } as const

interface DownloadButtonProps {
  readonly download: () => Promise<void>
  readonly label?: string
  readonly variant?: 'text' | 'outlined' | 'contained'
}

export const DownloadButton = ({ download, label, variant = 'outlined' }: DownloadButtonProps) => {
  const translate = useTranslate()
  const [state, setState] = useState<'idle' | 'downloading' | 'success' | 'error'>('idle')
  const start = async () => {
    setState('downloading')
    const end = await download().then(
      () => 'success' as const,
      () => 'error' as const,
    )
    setState(end)
  }
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton
        variant={variant}
        startIcon={<DownloadIcon />}
        isBusy={state === 'downloading'}
        busyHint={translate('kit.download.busy')}
        onClick={start}
      >
        {label ?? translate('kit.download.label')}
      </BusyButton>
      {(state === 'success' || state === 'error') && <Toast kind={state}>{translate(texts[state])}</Toast>}
    </Box>
  )
}
