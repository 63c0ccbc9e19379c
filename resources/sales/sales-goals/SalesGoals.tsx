import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { SelectField } from '../../../src/kit/form/fields/SelectField.tsx'
import { PageTabs } from '../../../src/kit/page/PageTabs.tsx'
import { yearChoices } from '../seller-budgets/budgetAddress.ts'
import { Overview } from './Overview.tsx'
import { SegmentGoals } from './SegmentGoals.tsx'
import { SellerGoals } from './SellerGoals.tsx'
import { tabs, useGoalView, useSegments, useSellers } from './useGoalView.ts'

const content = { overview: Overview, segments: SegmentGoals, sellers: SellerGoals }
/** How a year, a month, a segment or a seller is chosen; the menus are so high (spec 3 §9). */
const choice = { menuHeight: 150, sx: { minWidth: 140 } } as const

const monthIds = Array.from({ length: 13 }, (_, month) => month)

/** Sales beside the budgets of a year (spec 3 §2 'Sales Goals'). */
const SalesGoals = () => {
  const translate = useTranslate()
  const view = useGoalView()
  const segments = useSegments(view)
  const sellers = useSellers(view)
  const { tab, year, month, choose } = view
  const monthName = (id: number) => translate(id === 0 ? 'salesGoals.realTime' : `salesGoals.months.${id}`)
  const everyone = { id: 0, name: translate('salesGoals.allSellers') }
  const chosenSeller = sellers.chosen ?? (tab === 'sellers' ? sellers.all[0] : everyone)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} className="no-print">
        <SelectField
          {...choice}
          label={translate('salesGoals.year')}
          value={year}
          options={yearChoices()}
          onChange={(chosen) => choose({ year: chosen })}
        />
        {tab === 'sellers' && (
          <SelectField
            {...choice}
            label={translate('salesGoals.month')}
            value={month}
            options={monthIds.map((id) => ({ id, name: monthName(id) }))}
            onChange={(chosen) => choose({ month: chosen })}
          />
        )}
        {tab !== 'overview' && (
          <>
            <SelectField
              {...choice}
              label={translate('salesGoals.segment')}
              value={segments.chosen?.id ?? ''}
              options={segments.all}
              onChange={(chosen) => choose({ segment: chosen })}
            />
            <SelectField
              {...choice}
              label={translate('salesGoals.seller')}
              value={sellers.all.length > 0 ? (chosenSeller?.id ?? '') : ''}
              options={tab === 'sellers' ? sellers.all : [everyone, ...sellers.all]}
              onChange={(chosen) => choose({ seller: chosen })}
            />
          </>
        )}
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
