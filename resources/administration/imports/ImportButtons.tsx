import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { receiveFile } from '#dataProvider/receiveFile.ts'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatCount } from '#kit/fields/formats.ts'
import { saveFile } from '#kit/files/exportTable.ts'
import { imports } from '#schema/imports/calls.ts'
import { reportsOf, totalOf } from './importing.ts'
import type { Doing, Importing } from './useImports.ts'

interface Props extends Doing {
  readonly item: Importing
}

export const ImportButtons = ({ item, check, apply, close }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { upload, mapping, report, isStale, busy, name } = item
  if (busy) return null
  const isChecked = report !== null && !isStale && totalOf(report, 'problemCount') === 0
  const isReady = isChecked && totalOf(report, 'rows') + totalOf(report, 'removed') > 0
  const hasFindings = report !== null && totalOf(report, 'problemCount') + totalOf(report, 'warningCount') > 0

  const applyIt = async () => {
    const isForced = report !== null && reportsOf(report).some(({ needsForce }) => needsForce)
    const isSure =
      !isForced ||
      (await confirm({
        title: translate('imports.forceTitle', { name }),
        message: translate('imports.forceQuestion', { removed: formatCount(totalOf(report, 'removed')) }),
        confirmLabel: translate('imports.force'),
        isDestructive: true,
      }))
    if (isSure) await apply(item, isForced)
  }
  const download = async () => {
    if (!upload) return
    const { file } = await receiveFile(imports.annotated, { id: upload.id })
    saveFile(file, `${name.replace(/\.[^.]*$/, '')}-problems.csv`)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isReady && (
        <Button variant="contained" onClick={() => void applyIt()}>
          {translate('imports.apply')}
        </Button>
      )}
      {mapping && !isChecked && (
        <Button variant={isStale ? 'contained' : 'outlined'} onClick={() => void check(item, mapping)}>
          {translate('imports.check')}
        </Button>
      )}
      {hasFindings && <DownloadButton label={translate('imports.annotated')} download={download} />}
      <Button onClick={() => close(item)}>{translate('imports.discard')}</Button>
    </Box>
  )
}
