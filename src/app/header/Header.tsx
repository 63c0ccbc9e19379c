import LogoutIcon from '@mui/icons-material/Logout'
import ReplayIcon from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, type PropsWithChildren, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { useMenu } from '../../../authProvider/menu.ts'
import type { Page } from '../../../schema/page.ts'
import { inMenu } from '../../../schema/pages.ts'
import { Hint } from '../../kit/feedback/Hint.tsx'
import { portalSettings } from '../../kit/portalSettings.ts'
import { CustomerSwitch } from '../customer/CustomerSwitch.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import { AccountMenu } from './account/AccountMenu.tsx'
import { GuestMenu } from './account/GuestMenu.tsx'
import { useLogOut } from './account/useLogOut.ts'
import { Brand } from './Brand.tsx'
import { barButton } from './barButton.ts'
import { DemoDay } from './DemoDay.tsx'
import { MainMenu } from './menu/MainMenu.tsx'
import { MenuDrawer } from './menu/MenuDrawer.tsx'
import { navigationFor } from './menu/navigation.ts'
import { SearchButton } from './search/SearchButton.tsx'
import { TasksButton } from './TasksButton.tsx'

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
  const entries = useMemo(() => (user ? navigationFor(user, groups, portalSettings()) : []), [user, groups])

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
