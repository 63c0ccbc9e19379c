import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FileDrop } from '#kit/files/FileDrop.tsx'
import { changedRows } from './ChangedRows.tsx'
import { ImportCard } from './ImportCard.tsx'
import { KindAges } from './KindAges.tsx'
import { RunList, runs } from './RunList.tsx'
import { useImports } from './useImports.ts'

export const resource = [runs, changedRows]

/** Imports of the plant's files: proposal, dry run and import of dropped files, and the history of runs. */
const Imports = () => {
  const translate = useTranslate()
  const { items, add, ...doing } = useImports()
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography sx={{ maxWidth: 960 }}>{translate('imports.intro')}</Typography>
      <Box sx={{ maxWidth: 960, minWidth: 0 }}>
        <FileDrop
          isMultiple
          hint={translate('imports.drop')}
          buttonLabel={translate('imports.choose')}
          accept=".csv,.txt,.xlsx,.xls,.ods,text/csv"
          onFiles={(files) => void add(files)}
        />
      </Box>
      {items.map((item) => (
        <ImportCard key={item.key} item={item} {...doing} />
      ))}
      <KindAges />
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Typography variant="h2">{translate('resources.importRuns.title')}</Typography>
        <RunList />
      </Box>
    </Box>
  )
}

export default Imports
