import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { saveFile } from '#kit/files/exportTable.ts'
import { imports } from '#schema/imports/calls.ts'
import { mappingFile, mappingsOf, readMappingFile } from './importing.ts'
import type { Doing, Importing } from './useImports.ts'
import { useKindName } from './useKindName.ts'

interface Props extends Pick<Doing, 'propose' | 'setMapping'> {
  readonly item: Importing
}

/** Kept and ready mappings that fit the file; nothing if there are none. */
export const MappingChoice = ({ item, propose }: Pick<Props, 'item' | 'propose'>) => {
  const translate = useTranslate()
  const { upload } = item
  if (!upload || upload.mappings.length === 0) return null
  const sheet = upload.sheet ?? undefined
  return (
    <TextField
      select
      size="small"
      label={translate('imports.named.label')}
      value={upload.mapping ?? ''}
      onChange={({ target }) => void propose(item, { mapping: target.value, ...(sheet && { sheet }) })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 220 }}
    >
      {upload.mapping === null && <MenuItem value="">{translate('imports.named.proposed')}</MenuItem>}
      {upload.mappings.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Keeps the mapping under a name, and exchanges it as a file. */
export const MappingButtons = ({ item, setMapping }: Pick<Props, 'item' | 'setMapping'>) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { prompt } = useDialogs()
  const kindName = useKindName()
  const input = useRef<HTMLInputElement>(null)
  const { mapping, name: fileName } = item
  if (!mapping) return null
  const keep = async () => {
    const name = await prompt({ message: translate('imports.named.question'), value: fileName, maxLength: 120 })
    if (!name) return
    try {
      for (const [at, one] of mappingsOf(mapping).entries())
        await send(imports.keepMapping, { name: at === 0 ? name : `${name} (${kindName(one.file)})`, fileName, ...one })
      notify('imports.named.kept', { type: 'success', messageArgs: { name } })
    } catch (error) {
      notify(describeReason(error, translate), { type: 'error' })
    }
  }
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = readMappingFile(await file.text(), fileName)
    if (read) setMapping(item, read)
    else notify('imports.named.unreadable', { type: 'error' })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Button size="small" onClick={() => void keep()}>
        {translate('imports.named.keep')}
      </Button>
      <Button size="small" onClick={() => saveFile(mappingFile(fileName, mapping), 'mapping.json')}>
        {translate('imports.named.save')}
      </Button>
      <Button size="small" onClick={() => input.current?.click()}>
        {translate('imports.named.load')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => void load(target.files?.[0])}
      />
    </Box>
  )
}
