import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { FolderTree } from '#kit/files/FolderTree.tsx'
import type { KitPart } from '../kitPart.ts'

const groups = Array.from({ length: 120 }, (_, place) => ({
  name: `BT-${20_100 + place}`,
  items: [
    { id: 2 * place + 1, label: 'First article inspection', badge: <Chip size="small" label="new" /> },
    { id: 2 * place + 2, label: 'Process plan' },
  ],
}))

const Chosen = ({ count }: { readonly count: number }) => {
  const [selected, select] = useState<number | null>(1)
  return <FolderTree label="Part numbers" groups={groups.slice(0, count)} selected={selected} onSelect={select} />
}

export const folderTree: KitPart = {
  title: 'Tree of folders',
  examples: {
    'A few, one of them open': <Chosen count={3} />,
    Many: <Chosen count={120} />,
  },
}
