import { useCallback, useEffect, useRef, useState } from 'react'

export type DownloadState = 'idle' | 'downloading' | 'success' | 'error'

/** The states of a download button (spec 1 §4). While one runs, starting another does nothing. */
export const useDownload = (download: () => Promise<void>) => {
  const [state, setState] = useState<DownloadState>('idle')
  const isRunning = useRef(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const start = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    setState('downloading')
    const end = await download().then(
      () => 'success' as const,
      () => 'error' as const,
    )
    isRunning.current = false
    if (isMounted.current) setState(end)
  }, [download])

  return { state, start }
}
