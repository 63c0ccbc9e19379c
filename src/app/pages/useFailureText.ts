import { useLocaleState, useTranslate } from 'ra-core'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'

/** Says a failed call: in English the service's own sentence (spec 2 §8), in other languages by its code. */
export const useFailureText = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (error: unknown) => {
    const { code, message } = error instanceof CallFailed ? error : { code: 'internal', message: '' }
    if (locale === 'en' && message) return message
    return translate(`account.failures.${code}`, {
      _: translate(`errors.${code}`, { _: translate('errors.internal') }),
    })
  }
}
