import LogoutIcon from '@mui/icons-material/Logout'
import MenuIcon from '@mui/icons-material/Menu'
import ReplayIcon from '@mui/icons-material/Replay'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, type PropsWithChildren, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useMenu } from '#authProvider/menu.ts'
import { chunk } from '#kit/chunk.ts'
import { Hint } from '#kit/feedback/Hint.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { useMenuOnDemand, useOnDemand } from '#kit/useOnDemand.ts'
import type { Page } from '#schema/page.ts'
import { inMenu } from '#schema/pages.ts'
import { CustomerSwitch } from '../customer/CustomerSwitch.tsx'
import { MainMenu } from '../menu/MainMenu.tsx'
import type { MenuSheetProps } from '../menu/MenuSheet.tsx'
import { navigationFor } from '../menu/navigation.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import { Brand } from './Brand.tsx'
import { barButton } from './barButton.ts'
import { DemoDay } from './DemoDay.tsx'
import { TasksButton } from './TasksButton.tsx'
import { useLogOut } from './useLogOut.ts'

const menuSheet = chunk(async () => (await import('../menu/MenuSheet.tsx')).MenuSheet)

/** Button for the phone navigation, which is loaded when first opened. */
const MenuDrawer = (props: Omit<MenuSheetProps, 'isOpen' | 'onClose'>) => {
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

const guestItems = chunk(async () => (await import('./GuestItems.tsx')).GuestItems)

const GuestMenu = () => {
  const translate = useTranslate()
  const { Items, button, menu } = useMenuOnDemand(guestItems)
  return (
    <>
      <Button component={Link} to="/login/" sx={barButton()}>
        {translate('shell.signIn')}
      </Button>
      <IconButton {...button} color="inherit" aria-label={translate('shell.preferences')}>
        <SettingsIcon />
      </IconButton>
      {Items && <Items {...menu} />}
    </>
  )
}

const MenuFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const translate = useTranslate()
  return (
    <Hint title={translate('shell.menuFailed')}>
      <Button onClick={() => onRetry()} startIcon={<ReplayIcon />} sx={barButton()}>
        {translate('shell.retry')}
      </Button>
    </Hint>
  )
}

/** A separate component, because `useLogOut` re-renders whenever the surrounding pages do. */
const LogOutButton = () => {
  const translate = useTranslate()
  const logOut = useLogOut()
  return (
    <Hint title={translate('shell.logOut')}>
      <IconButton color="inherit" aria-label={translate('shell.logOut')} onClick={logOut} sx={{ flexShrink: 0 }}>
        <LogoutIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

const Bar = ({ children }: PropsWithChildren) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 0.5, md: 1 },
      height: 56,
      px: { xs: 1, md: 2 },
      bgcolor: 'bar.main',
      color: 'bar.text',
      borderBottom: (theme) => (theme.palette.mode === 'dark' ? `1px solid ${theme.palette.divider}` : 'none'),
    }}
  >
    {children}
    <ActivityBar />
  </Box>
)

interface HeaderProps {
  readonly page: Page | null
}

export const Header = memo(({ page }: HeaderProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { data: user } = useCurrentUser()
  const { groups, customerIds, isError, refetch } = useMenu()
  const entries = useMemo(
    () => (user ? navigationFor(user, groups, { ...portalSettings(), version: import.meta.env.VITE_VERSION }) : []),
    [user, groups],
  )

  if (!user) {
    return (
      <Bar>
        <Brand />
        <Box sx={{ flexGrow: 1 }} />
        <GuestMenu />
      </Bar>
    )
  }
  const currentSlug = page && page.guard !== 'public' ? (inMenu(page) ?? page).slug : null
  return (
    <Bar>
      {isNarrow && (
        <MenuDrawer entries={entries} currentSlug={currentSlug}>
          <Box sx={{ px: 2, pb: 1 }}>
            <DemoDay />
          </Box>
        </MenuDrawer>
      )}
      <Brand />
      {isNarrow ? <Box sx={{ flexGrow: 1 }} /> : <MainMenu entries={entries} currentSlug={currentSlug} />}
      {isError && <MenuFailed onRetry={refetch} />}
      {!isNarrow && <DemoDay />}
      <SearchButton entries={entries} />
      <TasksButton />
      <CustomerSwitch user={user} customerIds={customerIds} />
      {!isNarrow && <LogOutButton />}
      <AccountMenu user={user} />
    </Bar>
  )
})
