import { useFormState } from 'react-hook-form'
import { UnsavedGuard } from './UnsavedGuard.tsx'

interface Props {
  readonly isOn: boolean
}

/** Asks before a form with unsaved input is left. */
export const LeaveGuard = ({ isOn }: Props) => {
  const { isDirty } = useFormState()
  return <UnsavedGuard isUnsaved={isOn && isDirty} />
}
