import { type TranslateFunction, useLocaleState, useTranslate } from 'react-admin'
import { CallFailed } from './CallFailed.ts'

/** Why a call failed, in the language of the screen. */
export const describeReason = (error: unknown, translate: TranslateFunction) => {
  const code = error instanceof CallFailed ? error.code : 'internal'
  return translate(`errors.${code}`, { _: translate('errors.internal') })
}

/** What the red banner says (spec 1 §8): the server's own text, which is English; in other languages the reason. */
export const useServerMessage = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (error: unknown) =>
    locale === 'en' && error instanceof CallFailed && error.message !== ''
      ? error.message
      : describeReason(error, translate)
}
