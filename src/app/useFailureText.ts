import { type TranslateFunction, useLocaleState, useTranslate } from 'react-admin'
import { CallFailed } from '../../dataProvider/calls/CallFailed.ts'

/**
 * A failure in the language of the screen, with what to do next; a code that only a service knows is said in its own
 * words.
 */
export const describeFailure = (translate: TranslateFunction, { code, message, id }: CallFailed): string => {
  const fallback = message || translate('errors.internal')
  const text = translate(`errors.${code}`, { _: fallback })
  return id && code === 'internal' ? `${text} ${translate('errors.reference', { id })}` : text
}

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
