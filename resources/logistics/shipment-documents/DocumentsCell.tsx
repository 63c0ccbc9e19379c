import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { countDocuments, type PackDocument, unavailableIn } from '#schema/logistics/packs.ts'

export interface Pack {
  readonly load: number
  readonly customerId?: number
}

/** Load whose pack is open; null if none is. */
export const usePackAddress = () => {
  const [search, setSearch] = useSearchParams()
  /** In a list of several customers, opening a pack switches to its customer. */
  const set = (pack: Pack | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (pack === null) after.delete('pack')
        else after.set('pack', String(pack.load))
        if (pack?.customerId !== undefined) after.set('fcid', String(pack.customerId))
        return after
      },
      // Back does not open a closed pack again.
      { replace: pack === null },
    )
  const load = Number(search.get('pack'))
  return { load: Number.isInteger(load) && load > 0 ? load : null, set }
}

/** Counts such as `6 of 7`, and the kinds of unavailable documents. */
export const useDocumentsText = () => {
  const translate = useTranslate()
  return useCallback(
    (documents: readonly PackDocument[]) => {
      const kinds = new Set(unavailableIn(documents).map(({ kind }) => translate(`shipments.pack.short.${kind}`)))
      return {
        count: translate('shipments.pack.count', countDocuments(documents)),
        unavailable: kinds.size === 0 ? '' : translate('shipments.pack.without', { kinds: [...kinds].join(', ') }),
      }
    },
    [translate],
  )
}

interface Props {
  readonly documents: readonly PackDocument[]
  /** Name of the load. */
  readonly name: string
  readonly textOf: ReturnType<typeof useDocumentsText>
  readonly onOpen: () => void
}

export const DocumentsCell = ({ documents, name, textOf, onOpen }: Props) => {
  const { count, unavailable } = textOf(documents)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`${count}, ${name}`} onClick={onOpen} sx={{ ml: -0.625, minWidth: 0 }}>
        {count}
      </Button>
      {unavailable}
    </Box>
  )
}
