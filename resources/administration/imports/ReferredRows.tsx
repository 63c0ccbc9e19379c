import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { Report } from './importing.ts'
import { counted } from './ProblemTable.tsx'
import type { Doing, Importing } from './useImports.ts'
import { useKindName } from './useKindName.ts'

interface Props extends Pick<Doing, 'check'> {
  readonly item: Importing
  readonly report: Report
}

/** Ways out if rows cannot be removed because others refer to them; nothing if all can. */
export const ReferredRows = ({ item, report, check }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const { confirm } = useDialogs()
  const { mapping } = item
  const { referred, removedReferring, problems } = report
  if (removedReferring > 0)
    return (
      <MessageBanner kind="warning">{translate('imports.referred.removes', counted(removedReferring))}</MessageBanner>
    )
  if (referred === 0 || !mapping) return null
  const kinds = problems.flatMap(({ code, params }) =>
    code === 'heldBy' ? params.filter(({ name }) => name === 'file').map(({ value }) => kindName(value)) : [],
  )
  const names = [...new Set(kinds)].join(', ')
  const removeBoth = async () => {
    const question = {
      title: translate('imports.referred.removeTitle'),
      message: translate('imports.referred.removeQuestion', { names }),
      confirmLabel: translate('imports.referred.remove'),
      isDestructive: true,
    }
    if (await confirm(question)) await check(item, mapping, 'remove')
  }
  return (
    <MessageBanner kind="warning">
      {translate('imports.referred.first', { ...counted(referred), names })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => void check(item, mapping, 'keep')}>
          {translate('imports.referred.keep')}
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => void removeBoth()}>
          {translate('imports.referred.removeBoth')}
        </Button>
      </Box>
    </MessageBanner>
  )
}
