import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { memo, useCallback, useId, useState } from 'react'
import { chunk } from '../../../kit/chunk.ts'
import { useOnDemand } from '../../../kit/useOnDemand.ts'
import { barButton } from '../barButton.ts'
import type { Offered } from './GroupLinks.tsx'
import { holds, type NavigationEntry } from './navigation.ts'

const groupLinks = chunk(async () => (await import('./GroupLinks.tsx')).GroupLinks)

interface GroupMenuProps {
  readonly label: string
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
}

/**
 * Header button with a menu of one group, or of several groups that do not fit. The menu's code is loaded when first
 * opened, because every page has a dozen of these buttons.
 */
export const GroupMenu = memo(({ label, entries, currentSlug }: GroupMenuProps) => {
  const id = useId()
  const [GroupLinks, fetch] = useOnDemand(groupLinks)
  const [offered, setOffered] = useState<Offered | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const forget = useCallback(() => setOffered(null), [])
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={async ({ currentTarget }) => {
          if (!(await fetch())) return
          setOffered({ anchor: currentTarget, entries, currentSlug })
          setOpen(true)
        }}
        endIcon={<ExpandMoreIcon />}
        sx={[barButton(entries.some((entry) => holds(entry, currentSlug))), { '& .MuiButton-endIcon': { ml: 0.25 } }]}
      >
        {label}
      </Button>
      {offered && GroupLinks && <GroupLinks {...{ id, offered, isOpen }} onClose={close} onClosed={forget} />}
    </>
  )
})
