import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment, wallClockOf } from '../../../src/kit/kinds/formats.ts'
import { translatePageName } from '../../../src/kit/page/pageTitle.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import type { Visit } from './report.ts'

/** What the cells of a visit show, and what of them goes into a file. */
export const useVisitCells = () => {
  const translate = useTranslate()
  return useMemo(() => {
    const pageOf = ({ pageName }: Visit) => translatePageName(translate, pageName)
    const deviceOf = ({ isMobile }: Visit) => translate(isMobile ? 'visitLogs.mobile' : 'visitLogs.desktop')
    return {
      show: {
        at: ({ at }: Visit) => formatMoment(at, portalSettings().timeZone),
        pageName: pageOf,
        isMobile: deviceOf,
      },
      file: {
        at: ({ at }: Visit) => wallClockOf(at, portalSettings().timeZone),
        pageName: pageOf,
        isMobile: deviceOf,
      },
    }
  }, [translate])
}
