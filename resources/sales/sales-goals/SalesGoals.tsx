import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { SelectField } from '#kit/form/SelectField.tsx'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { monthChoices } from '#values/months.ts'
import { yearChoices } from '../seller-budgets/budgetAddress.ts'
import { Overview } from './Overview.tsx'
import { SegmentGoals } from './SegmentGoals.tsx'
import { SellerGoals } from './SellerGoals.tsx'
import { allSegments, tabs, useGoalView, useSegments, useSellers } from './useGoalView.ts'

const content = { overview: Overview, segments: SegmentGoals, sellers: SellerGoals }
/** Maximum height of the menus, in pixels `docs/product/sales.md#charts-of-sales-goals`. */
const menuHeight = 150

const SalesGoals = () => {
  const translate = useTranslate()
  const language = useLocale()
  const view = useGoalView()
  const segments = useSegments(view)
  const sellers = useSellers(view)
  const { tab, year, month, choose } = view
  const months = useMemo(() => monthChoices(language), [language])
  const everyone = { id: 0, name: translate('salesGoals.allSellers') }
  const chosenSeller = sellers.chosen ?? (tab === 'sellers' ? sellers.all[0] : everyone)
  const hasOneSegment = tab !== 'overview'
  const every = tab === 'sellers' ? [{ id: allSegments, name: translate('salesGoals.allSegments') }] : []
  const segmentId = every.length > 0 && view.segmentId === allSegments ? allSegments : segments.chosen?.id
  const choices = [
    { name: 'year', value: year, options: yearChoices(), isShown: true },
    {
      name: 'month',
      value: month,
      options: [{ id: 0, name: translate('salesGoals.realTime') }, ...months],
      isShown: tab === 'sellers',
    },
    {
      name: 'segment',
      value: segmentId ?? '',
      options: segments.all.length > 0 ? [...every, ...segments.all] : [],
      isShown: hasOneSegment,
    },
    {
      name: 'seller',
      value: sellers.all.length > 0 ? (chosenSeller?.id ?? '') : '',
      options: tab === 'sellers' ? sellers.all : [everyone, ...sellers.all],
      isShown: hasOneSegment,
    },
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} className="no-print">
        {choices
          .filter(({ isShown }) => isShown)
          .map(({ name, value, options }) => (
            <SelectField
              key={name}
              label={translate(`salesGoals.${name}`)}
              value={value}
              options={options}
              onChange={(chosen) => choose({ [name]: chosen })}
              menuHeight={menuHeight}
              sx={{ minWidth: 140 }}
            />
          ))}
      </Box>
      <PageTabs
        tabs={tabs.map((name) => {
          const Content = content[name]
          return { name, label: translate(`salesGoals.tabs.${name}`), content: <Content view={view} /> }
        })}
        label={translate('salesGoals.views')}
        value={tab}
        onChange={(chosen) => choose({ tab: chosen })}
      />
    </Box>
  )
}

export default SalesGoals
