import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { chunk } from '#kit/chunk.ts'
import { useMenuOnDemand } from '#kit/useOnDemand.ts'
import { initialsOf } from '#values/texts.ts'

const accountItems = chunk(async () => (await import('./AccountItems.tsx')).AccountItems)

const initials = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: 13,
  fontWeight: 650,
  bgcolor: 'bar.text',
  color: 'bar.main',
}

interface AccountMenuProps {
  readonly user: Pick<CurrentUser, 'name' | 'email'>
}

/** Button with the user's initials; the menu is loaded when first opened. */
export const AccountMenu = ({ user }: AccountMenuProps) => {
  const translate = useTranslate()
  const { Items, button, menu } = useMenuOnDemand(accountItems)
  return (
    <>
      <IconButton
        {...button}
        aria-label={translate('shell.account', { name: user.name })}
        sx={{ p: 0.5, '&:focus-visible': { outlineColor: (theme) => theme.palette.bar.accent } }}
      >
        <Box component="span" sx={initials}>
          {initialsOf(user.name)}
        </Box>
      </IconButton>
      {Items && <Items user={user} {...menu} />}
    </>
  )
}
