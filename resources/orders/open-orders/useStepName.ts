import { useCallback } from 'react'
import { useLocaleState } from 'react-admin'
import { stepNames, stepNamesInSpanish, stepOf } from '../../../schema/steps.ts'

/** A step's name as the reader's language has it; a name that only the service knows stays as it came. */
export const stepNameIn = (language: string, name: string) => {
  const step = stepOf(name)
  return language === 'es' && stepNames[step] === name ? stepNamesInSpanish[step] : name
}

export const useStepName = () => {
  const [language] = useLocaleState()
  return useCallback((name: string) => stepNameIn(language, name), [language])
}
