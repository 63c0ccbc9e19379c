import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { chunk } from '../../chunk.ts'
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
  const { Items, button, menu } = useMenuOnDemand(columnItems)
  return (
    <>
      <Button {...button} startIcon={<ViewColumn />}>
        {translate('table.columns')}
      </Button>
      {Items && <Items {...{ columns, choice }} {...menu} />}
    </>
  )
}
