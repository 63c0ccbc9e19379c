import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { chunk } from '../../chunk.ts'
import { Hint } from '../../feedback/Hint.tsx'
import { useMenuOnDemand } from '../../useOnDemand.ts'
import type { useColumnChoice } from './useColumnChoice.ts'
import type { Column } from './useColumns.ts'

const columnItems = chunk(async () => (await import('./ColumnItems.tsx')).ColumnItems)

interface Props {
  readonly columns: readonly Column[]
  readonly choice: ReturnType<typeof useColumnChoice>
}

/** Persistent column selection; the first column cannot be hidden. The menu is loaded when first opened. */
export const ColumnChoice = ({ columns, choice }: Props) => {
  const translate = useTranslate()
  const label = translate('table.columns')
  const { Items, button, menu } = useMenuOnDemand(columnItems)
  return (
    <>
      <Hint title={label}>
        <IconButton {...button} aria-label={label} color="primary" size="small">
          <ViewColumn />
        </IconButton>
      </Hint>
      {Items && <Items {...{ columns, choice }} {...menu} />}
    </>
  )
}
