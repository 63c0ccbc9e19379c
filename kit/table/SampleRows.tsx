import Box from '@mui/material/Box'
import { useListContext, useTranslate } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'

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

/** Marks content as demo data, or as a placeholder for future figures `docs/product/look.md#sample-data`. */
export const SampleChip = () => (
  <Box component="span" sx={chip}>
    {useTranslate()('kit.sample')}
  </Box>
)

/** Shown while the current page contains a sample row. */
export const SampleRows = () => {
  const { data } = useListContext<AnyRow>()
  return data?.some(({ isSample }) => isSample) ? <SampleChip /> : null
}
