import { type TranslateFunction, useLocaleState, useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'

/** Localized error text with the next step; codes known only to a service use the service's message. */
export const describeFailure = (translate: TranslateFunction, { code, message, id }: CallError): string => {
  const fallback = message || translate('errors.internal')
  const text = translate(`errors.${code}`, { _: fallback })
  return id && code === 'internal' ? `${text} ${translate('errors.reference', { id })}` : text
}

/**
 * Text of a failed call: the service's own sentence in English `docs/product/wire.md#errors`, a translation by code in
 * other languages.
 */
export const useFailureText = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (error: unknown) => {
    if (!(error instanceof CallError)) return translate('errors.internal')
    if (locale === 'en' && error.message) return error.message
    return translate(`account.failures.${error.code}`, { _: describeFailure(translate, error) })
  }
}
