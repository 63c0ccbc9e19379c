import { useContext, useEffect } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { useDialogs } from '../feedback/dialogs.ts'
import { DraftContext } from './drafts.ts'

interface Props {
  readonly isUnsaved: boolean
  /** Input survives a change of the query string, such as filters, sort or page. */
  readonly isOfWholePage?: boolean
}

/** Browser confirmation before the tab is closed or leaves the portal. */
export const useLeaveWarning = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isOn])

/**
 * Asks before unsaved input is discarded: with a dialog within the portal, with the browser's own when leaving it. Not
 * after the session has ended, because the input is kept as a draft.
 */
export const UnsavedGuard = ({ isUnsaved: hasInput, isOfWholePage = false }: Props) => {
  const { confirm } = useDialogs()
  const translate = useTranslate()
  const isStored = useContext(DraftContext)?.isSessionOver ?? false
  const isUnsaved = hasInput && !isStored
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const parts = isOfWholePage ? (['pathname'] as const) : (['pathname', 'search'] as const)
    const goesElsewhere = parts.some((part) => currentLocation[part] !== nextLocation[part])
    return isUnsaved && goesElsewhere
  })
  const isBlocked = blocker.state === 'blocked'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker is a new object on each render
  useEffect(() => {
    if (!isBlocked) return
    const ask = async () => {
      const mayLeave = await confirm({
        title: translate('form.leaveTitle'),
        message: translate('form.leaveText'),
        confirmLabel: translate('form.leave'),
        isDestructive: true,
      })
      if (mayLeave) blocker.proceed?.()
      else blocker.reset?.()
    }
    void ask()
  }, [isBlocked])

  useLeaveWarning(isUnsaved)
  return null
}
