import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '../feedback/MessageBanner.tsx'
import type { Refused } from './fileRules.ts'

interface Props {
  readonly refused: readonly Refused[]
  /** How many files are taken at most. */
  readonly most: number
}

const reasons: Readonly<Record<Refused['reason'], string>> = {
  tooLarge: 'kit.upload.tooLarge',
  tooMany: 'kit.upload.tooMany',
  isEmpty: 'kit.upload.isEmpty',
  isFolder: 'kit.upload.isFolder',
}

/** Which files were left out, and why. */
export const RefusedFiles = ({ refused, most }: Props) => {
  const translate = useTranslate()
  return refused.map(({ reason, names }) => (
    <MessageBanner key={reason} kind="error">
      <Box>{translate(reasons[reason], { smart_count: most })}</Box>
      <Box>{translate('kit.upload.notAdded', { names: names.join(', ') })}</Box>
    </MessageBanner>
  ))
}
