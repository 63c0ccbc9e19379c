import { useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { metrics, userAccess } from '#schema/administration/metrics.ts'
import { AddressSelect } from '../AddressSelect.tsx'
import { AtDivision, MetricTable } from './AtDivision.tsx'
import { addressOf } from './divisions.ts'

export const resource = { name: 'usersByAccess', entity: userAccess, list: metrics.listUsersByAccess } as const

/** Users who signed in during the last 3 months (`?entered=1`) or did not (`?entered=0`). */
const UsersByAccess = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const code = useSearchParams()[0].get('entered') === '0' ? '0' : '1'
  const options = [
    { value: '1', label: translate('metrics.tiles.entered') },
    { value: '0', label: translate('metrics.tiles.noAccess') },
  ] as const
  return (
    <AtDivision
      keeps={{ entered: code }}
      choices={(division) => (
        <AddressSelect
          label={translate('metrics.access')}
          value={code}
          options={options}
          onChange={(entered) => navigate(addressOf('metrics_detalle-haeentered', division, { entered }))}
        />
      )}
    >
      {(division) => (
        <MetricTable
          resource={resource}
          base={{ division, entered: code === '0' ? 'noAccess' : 'entered' }}
          sort={['user', 'ASC']}
        />
      )}
    </AtDivision>
  )
}

export default UsersByAccess
