import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { dataFiles } from '#schema/imports/index.ts'
import { compareValues } from '#values/texts.ts'
import { changeAlso, kindsOf, mayImportAlso, needsColumns } from './importing.ts'
import { MappingTable } from './MappingTable.tsx'
import type { Doing, Importing } from './useImports.ts'
import { useKindName } from './useKindName.ts'

interface Props extends Pick<Doing, 'addKind' | 'removeKind' | 'setMapping'> {
  readonly item: Importing
}

/** Further kinds that a file is imported as, such as the lines of its orders, and the choice of one more. */
export const FurtherKinds = ({ item, addKind, removeKind, setMapping }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const { upload, mapping, report, busy } = item
  if (!upload || !mapping) return null
  const others = dataFiles
    .map(({ name }) => name)
    .filter((name) => !kindsOf(mapping).includes(name))
    .sort((one, other) => compareValues(kindName(one), kindName(other)))
  return (
    <>
      {(mapping.also ?? []).map((one) => {
        const own = report?.also.find(({ entity }) => entity === one.file) ?? null
        return (
          <Disclosure
            key={one.file}
            title={translate('imports.also.mapping', { kind: kindName(one.file) })}
            needsAttention={needsColumns(one, upload, own)}
          >
            <MappingTable
              upload={upload}
              mapping={one}
              report={own}
              onChange={(changed) => setMapping(item, changeAlso(mapping, one.file, changed))}
            />
            <Button size="small" onClick={() => removeKind(item, one.file)}>
              {translate('imports.also.remove', { kind: kindName(one.file) })}
            </Button>
          </Disclosure>
        )
      })}
      {mayImportAlso(mapping) && !busy && (
        <Box>
          <TextField
            select
            size="small"
            label={translate('imports.also.add')}
            value=""
            onChange={({ target }) => void addKind(item, target.value)}
            sx={{ minWidth: 220 }}
          >
            {others.map((name) => (
              <MenuItem key={name} value={name}>
                {kindName(name)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </>
  )
}
