import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { WideDialog } from './Lightbox.tsx'

interface Props {
  readonly title: string
  /** Must be on the portal's own origin. */
  readonly film: string
  readonly onClose: () => void
}

/** Video with native controls; it has no sound, so it needs no captions. */
export const VideoDialog = ({ title, film, onClose }: Props) => (
  <WideDialog title={title} onClose={onClose}>
    <Box sx={{ px: 2, pb: 2, '& video': { display: 'block', width: '100%', maxHeight: '75vh', bgcolor: 'black' } }}>
      <video controls muted playsInline src={film} aria-label={title}>
        {useTranslate()('kit.lightbox.noVideo')}
      </video>
    </Box>
  </WideDialog>
)
