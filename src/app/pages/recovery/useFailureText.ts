import { useLocaleState, useTranslate } from 'react-admin'
import { CallFailed } from '../../../../dataProvider/CallFailed.ts'
import { describeFailure } from '../../describeFailure.ts'

/** Says a failed call: in English the service's own sentence (spec 2 §8), in other languages by its code. */
export const useFailureText = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (error: unknown) => {
    if (!(error instanceof CallFailed)) return translate('errors.internal')
    if (locale === 'en' && error.message) return error.message
    return translate(`account.failures.${error.code}`, { _: describeFailure(translate, error) })
  }
}
