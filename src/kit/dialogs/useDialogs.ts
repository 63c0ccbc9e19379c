import { useContext } from 'react'
import { DialogContext } from './dialogs.ts'

/** The dialogs of the nearest `DialogProvider`; raises an error outside of one. */
export const useDialogs = () => {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it.')
  return dialogs
}
