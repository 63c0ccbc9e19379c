import { createContext, useContext } from 'react'
import type { Fields } from '../../../schema/entity.ts'

interface FormSetting {
  readonly fields: Fields
  /** All inputs are off, as after a create that has succeeded. */
  readonly isDisabled: boolean
}

export const FormContext = createContext<FormSetting | null>(null)

/** The entity and state of the form around; raises an error outside of one. */
export const useFormSetting = () => {
  const setting = useContext(FormContext)
  if (!setting) throw new Error('A FormField needs an EntityForm above it.')
  return setting
}
