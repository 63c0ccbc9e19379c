import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { switchCustomer } from '#authProvider/switchCustomer.ts'
import { currentCustomer } from '#dataProvider/customer.ts'
import { FailedState, isNotOffered } from '#kit/feedback/FailedState.tsx'
import type { NavigationEntry } from '../menu/navigation.ts'
import { HitList } from './HitList.tsx'
import type { Typed } from './PendingInput.tsx'
import { type Hit, useHits } from './useHits.ts'

interface SearchDialogProps {
  readonly entries: readonly NavigationEntry[]
  /** Query text, including keystrokes typed before the dialog loaded. */
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => (place >= last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  PageDown: (_place, last) => last,
  PageUp: () => 0,
}

/** Opens a hit, and switches to its customer first if necessary. */
const useOpenHit = (remember: ReturnType<typeof useHits>['remember'], onClose: () => void) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return ({ found, customerId, href, to }: Hit) => {
    onClose()
    if (found) remember(found)
    if (href !== undefined) return window.location.assign(href)
    if (customerId !== null && customerId !== currentCustomer()) switchCustomer(queryClient, customerId)
    void navigate(to)
  }
}

type Finding = ReturnType<typeof useHits>

/** True if the connected service has no search. */
const findsPagesOnly = (error: Finding['error']) => error?.code === 'not_found' || isNotOffered(error)

/** Status text below the input: number of hits, or the reason why there are none. */
const useStatus = ({ groups, isLong, isPending, error }: Finding) => {
  const translate = useTranslate()
  if (findsPagesOnly(error)) return translate('search.pagesOnly')
  if (!isLong) return translate('search.hint')
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count > 0) return translate('search.hits', { smart_count: count })
  return translate(isPending ? 'search.searching' : 'search.nothing')
}

/** Search dialog with a combobox; full-screen on phones. */
const SearchDialog = ({ entries, typed, onType, onClose }: SearchDialogProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const id = useId()
  const [place, setPlace] = useState(0)
  const { text, isEntered } = typed
  const finding = useHits(entries, text)
  const { groups, error, refetch, remember, isPending } = finding
  const open = useOpenHit(remember, onClose)
  const status = useStatus(finding)
  const hits = groups.flatMap((group) => group.hits)
  const last = hits.length - 1
  const active = Math.min(place, last)

  useEffect(() => {
    document.getElementById(`${id}-list-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  // If Enter was pressed before the hits loaded, opens the first one.
  const openFirst = useEffectEvent(() => hits[0] && open(hits[0]))
  useEffect(() => {
    if (isEntered && !isPending) openFirst()
  }, [isEntered, isPending])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const hit = hits[active]
    if (step && last >= 0) setPlace(step(active, last))
    else if (event.key === 'Enter' && isPending && place === 0) onType({ text, isEntered: true })
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }
  const type = (value: string) => {
    onType({ text: value, isEntered: false })
    setPlace(0)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: isNarrow ? {} : { height: 560, maxHeight: '80vh', alignSelf: 'flex-start' } } }}
    >
      <Typography id={`${id}-title`} component="h2" sx={visuallyHidden}>
        {translate('search.title')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pt: 1.5 }}>
        <TextField
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          autoFocus
          fullWidth
          placeholder={translate('search.input')}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': translate('search.input'),
              'aria-autocomplete': 'list',
              'aria-expanded': last >= 0,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': last >= 0 ? `${id}-list-${active}` : undefined,
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 60,
            },
          }}
        />
        <IconButton onClick={onClose} aria-label={translate('search.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', px: 3, py: 1 }}>
        {status}
      </Typography>
      {error && !findsPagesOnly(error) && (
        <Box sx={{ px: 1.5 }}>
          <FailedState error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      <HitList
        id={`${id}-list`}
        label={translate('search.title')}
        groups={groups}
        active={active}
        onOpen={open}
        onPoint={setPlace}
      />
    </Dialog>
  )
}

export default SearchDialog
