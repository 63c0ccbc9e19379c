import { createContext, useContext } from 'react'
import { useInput } from 'react-admin'
import type { Fields } from '../../../../schema/entity.ts'

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

const asItIs = (value: unknown) => value

/** A field of the form around, whose input knows its values: none is made null or empty on its way. */
export const useFormInput = (source: string) => useInput({ source, format: asItIs, parse: asItIs })
