import { useFormState } from 'react-hook-form'
import { useFormSetting } from './formContext.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

/** Asks before a form with unsaved input is left, in place of react-admin's own question. */
export const LeaveGuard = () => {
  const { isDirty } = useFormState()
  const { isDisabled } = useFormSetting()
  return <UnsavedGuard isUnsaved={isDirty && !isDisabled} />
}
