import type { TranslateFunction } from 'react-admin'
import type { CallFailed } from '../../dataProvider/CallFailed.ts'

/**
 * A failure in the language of the screen, with what to do next; a code that only a service knows is said in its own
 * words.
 */
export const describeFailure = (translate: TranslateFunction, { code, message, id }: CallFailed): string => {
  const fallback = message || translate('errors.internal')
  const text = translate(`errors.${code}`, { _: fallback })
  return id && code === 'internal' ? `${text} ${translate('errors.reference', { id })}` : text
}
