import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '../chunk.ts'
import { useOnDemand } from '../useOnDemand.ts'
import type { useColumnChoice } from './useColumnChoice.ts'
import type { Column } from './useColumns.ts'

const columnItems = chunk(async () => (await import('./ColumnItems.tsx')).ColumnItems)

interface Props {
  readonly columns: readonly Column[]
  readonly choice: ReturnType<typeof useColumnChoice>
}

/** Lets the user hide all columns but the first, for good; the menu is fetched when it is first opened. */
export const ColumnChoice = ({ columns, choice }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const [ColumnItems, fetch] = useOnDemand(columnItems)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        id={id}
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={async ({ currentTarget }) => setAnchor((await fetch()) ? currentTarget : null)}
      >
        {translate('table.columns')}
      </Button>
      {ColumnItems && <ColumnItems {...{ columns, choice, id, anchor }} onClose={() => setAnchor(null)} />}
    </>
  )
}
