import { useEffect } from 'react'

/** While on, the browser asks before the tab is closed or leaves for another page. */
export const useLeaveWarning = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isOn])
