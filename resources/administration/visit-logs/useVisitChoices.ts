import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/useCall.ts'
import { administration } from '../../../schema/administration.ts'
import { pages } from '../../../schema/pages.ts'
import { translatePageName } from '../../../src/kit/page/pageTitle.ts'

const pageNames = [...new Set(pages.filter(({ guard }) => guard === 'page').map(({ name }) => name))]

/** What the filters of the visits offer: roles and pages by their names, and the two kinds of devices. */
export const useVisitChoices = () => {
  const translate = useTranslate()
  const { data: roles } = useCall(administration.listRoles, {})
  return useMemo(
    () => ({
      role: (roles ?? []).map(({ name }) => ({ id: name, name })),
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
