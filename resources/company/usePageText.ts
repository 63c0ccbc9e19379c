import { useLocale } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { company } from '#schema/company/company.ts'
import type { PageText } from '#schema/company/pageTexts.ts'

/** Text of a page that holds today, in the user's language if it has been translated; undefined if there is none. */
export const usePageText = (page: PageText['page']) => {
  const isSpanish = useLocale() === 'es'
  const query = useCall(company.text, { page })
  const { data } = query
  const wording =
    data && ((isSpanish && data.wordingEs) || data.wording).replaceAll('{product}', portalSettings().product)
  return { ...statesOf(query), text: data && { ...data, wording: wording ?? '' } }
}
