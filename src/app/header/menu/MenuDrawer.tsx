import MenuIcon from '@mui/icons-material/Menu'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '../../../kit/chunk.ts'
import { useOnDemand } from '../../../kit/useOnDemand.ts'
import type { MenuSheetProps } from './MenuSheet.tsx'

const menuSheet = chunk(async () => (await import('./MenuSheet.tsx')).MenuSheet)

/** Button for the phone navigation, which is loaded when first opened. */
export const MenuDrawer = (props: Omit<MenuSheetProps, 'isOpen' | 'onClose'>) => {
  const translate = useTranslate()
  const [MenuSheet, fetch] = useOnDemand(menuSheet)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('shell.openMenu')}
        aria-expanded={isOpen}
        onClick={async () => setOpen(await fetch())}
      >
        <MenuIcon />
      </IconButton>
      {MenuSheet && <MenuSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
