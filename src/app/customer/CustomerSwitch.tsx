import BusinessIcon from '@mui/icons-material/BusinessOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { chunk } from '#kit/chunk.ts'
import { useOnDemand } from '#kit/useOnDemand.ts'
import { account, customerNameOf } from '#schema/account/account.ts'
import { barButton } from '../header/barButton.ts'
import { mayPickAll, mayPickCustomer, picksByUnit } from '../menu/navigation.ts'
import { useCustomersTogether } from './useCustomersTogether.ts'
import { useOnlyCustomer } from './useOnlyCustomer.ts'

const customerPicker = chunk(async () => (await import('./CustomerPicker.tsx')).CustomerPicker)

/** Name of the tab's customer, looked up by id; null without one, undefined while loading. */
export const useCustomerName = () => {
  const id = useCurrentCustomer()
  const { data } = useCall(
    account.customerNames,
    { ids: id === null ? [] : [id] },
    { enabled: id !== null, handlesExpiry: true },
  )
  if (id === null) return null
  return data && (customerNameOf(id, data) ?? null)
}

interface CustomerSwitchProps {
  readonly user: CurrentUser
  readonly customerIds: readonly number[]
}

// Two lines, because a phone has room for half of a long name.
const named = {
  minWidth: 0,
  flexShrink: { xs: 1, md: 0 },
  maxWidth: 200,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontSize: 13,
  fontWeight: 550,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const

export const CustomerSwitch = ({ user, customerIds }: CustomerSwitchProps) => {
  const translate = useTranslate()
  const name = useCustomerName()
  const [CustomerPicker, fetch] = useOnDemand(customerPicker)
  const [isOpen, setOpen] = useState(false)
  useOnlyCustomer(user, customerIds)
  const all = useCustomersTogether()
  const none = all ? translate('customerPicker.all', { count: all.length }) : translate('customerPicker.none')
  const shown = name === undefined || all === undefined ? '…' : (name ?? none)
  return (
    <>
      <Typography
        component="p"
        title={shown}
        aria-label={`${translate('customerPicker.current')}: ${shown}`}
        role="status"
        sx={named}
      >
        {shown}
      </Typography>
      {mayPickCustomer(user, customerIds) && (
        <>
          <Button
            onClick={async () => setOpen(await fetch())}
            aria-haspopup="dialog"
            aria-label={translate('customerPicker.open')}
            sx={[barButton(), { px: 1, gap: 0.75 }]}
          >
            <BusinessIcon fontSize="small" />
            <Typography component="span" sx={{ fontSize: 13, display: { xs: 'none', lg: 'inline' } }}>
              {translate('customerPicker.open')}
            </Typography>
          </Button>
          {isOpen && CustomerPicker && (
            <CustomerPicker
              asksForUnit={picksByUnit(user)}
              hasAll={mayPickAll(user, customerIds)}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </>
  )
}
