import { createContext, useContext } from 'react'
import { useInput } from 'react-admin'
import type { Fields } from '#schema/entity.ts'

interface FormSetting {
  readonly fields: Fields
  /** Disables all inputs, for instance after a successful create. */
  readonly isDisabled: boolean
}

export const FormContext = createContext<FormSetting | null>(null)

/** Throws outside an `EntityForm`. */
export const useFormSetting = () => {
  const setting = useContext(FormContext)
  if (!setting) throw new Error('A FormField needs an EntityForm above it.')
  return setting
}

const asItIs = (value: unknown) => value

/** Disables react-admin's conversion of empty values, because the inputs handle their values themselves. */
export const useFormInput = (source: string) => useInput({ source, format: asItIs, parse: asItIs })
