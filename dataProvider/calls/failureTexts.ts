import { type TranslateFunction, useLocaleState, useTranslate } from 'react-admin'
import { CallError } from './callError.ts'

export const describeReason = (error: unknown, translate: TranslateFunction) => {
  const code = error instanceof CallError ? error.code : 'internal'
  return translate(`errors.${code}`, { _: translate('errors.internal') })
}

/**
 * Error text of the banner: the server's message in English; in other languages the localized reason, because the
 * server's texts are English only `docs/product/wire.md#errors`.
 */
export const useServerMessage = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (error: unknown) =>
    locale === 'en' && error instanceof CallError && error.message !== ''
      ? error.message
      : describeReason(error, translate)
}
