import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import { useListState } from './listState.ts'

/** Says that what is shown came with the demo, or stands for figures to come (DECISIONS F26). */
export const SampleChip = () => <Chip size="small" variant="outlined" label={useTranslate()('kit.sample')} />

/** In the toolbar of a list: the chip, as long as one of the rows on the screen is a sample. */
export const SampleRows = () => {
  const { data } = useListState()
  return data?.some(({ isSample }) => isSample) ? <SampleChip /> : null
}
