import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useListState } from './state/listState.ts'

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 24,
  px: 1,
  border: 1,
  borderColor: 'inputBorder',
  borderRadius: '16px',
  fontSize: 13,
  whiteSpace: 'nowrap',
}

/** Says that what is shown came with the demo, or stands for figures to come (DECISIONS F26). */
export const SampleChip = () => (
  <Box component="span" sx={chip}>
    {useTranslate()('kit.sample')}
  </Box>
)

/** In the toolbar of a list: the chip, as long as one of the rows on the screen is a sample. */
export const SampleRows = () => {
  const { data } = useListState()
  return data?.some(({ isSample }) => isSample) ? <SampleChip /> : null
}
