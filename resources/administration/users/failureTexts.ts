import type { TranslateFunction } from 'ra-core'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'

/** Why a call failed, in the language of the screen. */
export const sayReason = (error: unknown, translate: TranslateFunction) => {
  const code = error instanceof CallFailed ? error.code : 'internal'
  return translate(`errors.${code}`, { _: translate('errors.internal') })
}

/** The server's own words, as the red banner shows them (spec 1 §8); where it gave none, the reason. */
export const sayRefusal = (error: unknown, translate: TranslateFunction) =>
  (error instanceof CallFailed && error.message) || sayReason(error, translate)
