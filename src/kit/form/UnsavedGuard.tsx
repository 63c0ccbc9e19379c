import { useContext, useEffect } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { useDialogs } from '../dialogs/dialogs.ts'
import { DraftContext } from './draft/drafts.ts'

interface Props {
  readonly isUnsaved: boolean
  /** It survives another view of the same page: its filters, its order, its pages. */
  readonly isOfWholePage?: boolean
}

/** While on, the browser asks before the tab is closed or leaves for another page. */
export const useLeaveWarning = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isOn])

/**
 * Asks before unsaved input is left: within the portal by a dialog, from the tab by the browser's own. Not when the
 * session is over, since the input is kept then.
 */
export const UnsavedGuard = ({ isUnsaved: hasInput, isOfWholePage = false }: Props) => {
  const { confirm } = useDialogs()
  const translate = useTranslate()
  const isKept = useContext(DraftContext)?.isSessionOver ?? false
  const isUnsaved = hasInput && !isKept
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
