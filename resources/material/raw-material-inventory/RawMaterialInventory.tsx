import CancelIcon from '@mui/icons-material/Cancel'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { idFrom } from '#dataProvider/calls/foreign.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { formatKilograms } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { wholeList } from '#schema/list.ts'
import { type Bar, heatStock, material, specifiedAlloy } from '#schema/material/material.ts'
import { heatsOf, usableWeight } from '#schema/material/materialRules.ts'
import { compareValues } from '#values/texts.ts'
import { AlloySelect } from './AlloySelect.tsx'
import { BarOptimization } from './BarOptimization.tsx'
import { BarTable } from './BarTable.tsx'
import { CuttingDetail } from './CuttingDetail.tsx'

const columns = ['heat', 'billetSize', 'bars', 'usableBars', 'initialWeight', 'finalWeight'] as const
const total = ['bars', 'usableBars', 'initialWeight', 'finalWeight'] as const
const sort = ['heat', 'ASC'] as const

const switches = ['usable', 'optimize'] as const

/** View options, kept in the URL. */
const useShown = () => {
  const [search, setSearch] = useSearchParams()
  const withValue = (name: string, value: string | null, ...dropped: string[]) => {
    const next = new URLSearchParams(search)
    for (const other of [name, ...dropped]) next.delete(other)
    if (value !== null) next.set(name, value)
    return next
  }
  return {
    heat: search.get('heat'),
    bar: idFrom(search.get('bar'), material.listBars),
    alloy: search.get('alloy'),
    chooseAlloy: (alloy: string) => setSearch(withValue('alloy', alloy, 'heat', 'bar')),
    isOn: (name: (typeof switches)[number]) => search.has(name),
    turn: (name: (typeof switches)[number]) => setSearch(withValue(name, search.has(name) ? null : '1', 'bar')),
    linkTo: (name: 'heat' | 'bar', value: string) =>
      `?${withValue(name, value === search.get(name) ? null : value, ...(name === 'heat' ? ['bar', 'optimize'] : []))}`,
  }
}

/** Alloys of the rows; a service with the specified fields only has bars of the specified alloy. */
const alloysOf = (bars: readonly Bar[]) =>
  [...new Set(bars.map(({ alloy }) => alloy ?? specifiedAlloy))].toSorted(compareValues)

/** Bars of a customer by heat, their cut pieces, and the best bars for planned pieces: of one alloy at a time. */
const RawMaterialInventory = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const customerId = useCurrentCustomer() ?? 0
  const { heat, bar, alloy: wanted, chooseAlloy, isOn, turn, linkTo } = useShown()
  const query = useCall(material.listBars, { customerId, list: wholeList })
  const alloys = useMemo(() => alloysOf(query.data ?? []), [query.data])
  const alloy = [wanted, specifiedAlloy].find((one) => one !== null && alloys.includes(one)) ?? alloys[0]
  const all = useMemo(
    () => (query.data ?? []).filter((one) => (one.alloy ?? specifiedAlloy) === alloy),
    [query.data, alloy],
  )
  const heats = useMemo(() => heatsOf(all), [all])
  const chosen = all.find(({ id }) => id !== null && id === bar)
  const linkOfHeat = (number: string, text: string) => (
    <Link to={linkTo('heat', number)} className="row-button" aria-current={number === heat ? 'true' : undefined}>
      {text}
    </Link>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography component="h2" variant="h2">
        {alloy === undefined ? translate('resources.bars.title') : translate('inventory.title', { alloy })}
      </Typography>
      {alloy !== undefined && alloys.length > 1 && <AlloySelect alloys={alloys} alloy={alloy} onChange={chooseAlloy} />}
      <RowsReport
        name="heats"
        entity={heatStock}
        rows={heats}
        show={{ heat: (row, text) => linkOfHeat(row.heat, text) }}
        columns={columns}
        total={total}
        sort={sort}
        {...statesOf(query)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            control={<Switch size="small" checked={isOn(name)} onChange={() => turn(name)} />}
            label={translate(`inventory.${name}`)}
            disabled={name === 'usable' && isOn('optimize')}
            sx={{ m: 0, gap: 0.5 }}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('inventory.note', { weight: formatKilograms(usableWeight) })}
        </Typography>
      </Box>
      {heat !== null && !isOn('optimize') && (
        <Chip
          label={translate('inventory.heat', { heat })}
          onDelete={() => navigate(linkTo('heat', heat))}
          deleteIcon={<CancelIcon aria-label={translate('inventory.allHeats')} />}
          sx={{ justifySelf: 'start' }}
        />
      )}
      {isOn('optimize') ? (
        <BarOptimization bars={all} />
      ) : (
        <BarTable bars={all} heat={heat} isUsableOnly={isOn('usable')} query={query} linkTo={linkTo} />
      )}
      {chosen && !isOn('optimize') && <CuttingDetail bar={chosen} />}
    </Box>
  )
}

export default RawMaterialInventory
