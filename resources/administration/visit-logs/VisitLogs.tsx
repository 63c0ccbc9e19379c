import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { formatMoment, wallClockOf } from '#kit/fields/formats.ts'
import { translateName, translatePageName } from '#kit/page/pageTitle.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { administration } from '#schema/administration/administration.ts'
import { pages } from '#schema/pages.ts'
import { report, type Visit } from './report.ts'

/** Cell renderers on the screen, and cell values of exports. */
const useVisitCells = () => {
  const translate = useTranslate()
  return useMemo(() => {
    const inWords = {
      pageName: ({ pageName }: Visit) => translatePageName(translate, pageName),
      role: ({ role }: Visit) => translateName(translate, role),
      // A company's service may leave it open.
      isMobile: ({ isMobile }: { readonly isMobile: boolean | null }) =>
        isMobile === null ? '-' : translate(isMobile ? 'visitLogs.mobile' : 'visitLogs.desktop'),
    }
    return {
      show: { ...inWords, at: ({ at }: Visit) => formatMoment(at, portalSettings().timeZone) },
      file: { ...inWords, at: ({ at }: Visit) => wallClockOf(at, portalSettings().timeZone) },
    }
  }, [translate])
}

const pageNames = [...new Set(pages.filter(({ guard }) => guard === 'page').map(({ name }) => name))]

/** Options of the filters: roles and pages by name, and two kinds of devices. */
const useVisitChoices = () => {
  const translate = useTranslate()
  const { data: roles } = useCall(administration.listRoles, {})
  return useMemo(
    () => ({
      role: (roles ?? []).map(({ name }) => ({ id: name, name: translateName(translate, name) })),
      pageName: pageNames
        .map((name) => ({ id: name, name: translatePageName(translate, name) }))
        .sort((left, right) => left.name.localeCompare(right.name)),
      isMobile: [
        { id: 'false', name: translate('visitLogs.desktop') },
        { id: 'true', name: translate('visitLogs.mobile') },
      ],
    }),
    [roles, translate],
  )
}

/** Administrators' visits are numerous and of little interest, so they are hidden by default. */
const VisitLogs = () => {
  const translate = useTranslate()
  const hidesAdmins = <FilterSwitch filter="hideAdmin" isOnAtFirst label={translate('visitLogs.hideAdmin')} />
  return <ReportList {...report} {...useVisitCells()} choices={useVisitChoices()} actions={hidesAdmins} />
}

export default VisitLogs
