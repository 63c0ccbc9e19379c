import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { send } from '../../../dataProvider/calls/client.ts'
import { describeReason } from '../../../dataProvider/calls/failureTexts.ts'
import { budgets } from '../../../schema/sales/budgets.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import { addressOf, type BudgetAddress } from './budgetAddress.ts'
import { withLink } from './editor/useBudgetLink.ts'

export const actionsStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' } as const

interface Props {
  readonly budget: BudgetAddress
  readonly name: string
  readonly onCopied: (name: string) => void
}

const modify = 'modify-seller-budget'

/** Opens a budget by a signed link, or copies the link `docs/product/sales.md#modify-link`. */
export const LinkActions = ({ budget, name, onCopied }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { alert } = useDialogs()
  const [isBusy, setBusy] = useState(false)

  /** Requests a signed link and passes it to `use`; shows an error on failure. */
  const withToken = async (use: (token: string) => void | Promise<void>) => {
    setBusy(true)
    try {
      const { token } = await send(budgets.mintLink, budget)
      await use(token)
    } catch (error) {
      await alert({ title: translate('budgets.noLink'), message: describeReason(error, translate) })
    }
    setBusy(false)
  }
  const edit = () => withToken((token) => navigate(addressOf(modify, budget), { state: withLink(token) }))
  const copy = () =>
    withToken(async (token) => {
      const link = `${window.location.origin}/forge${addressOf(modify, budget)}&t=${token}`
      try {
        await navigator.clipboard.writeText(link)
        onCopied(name)
      } catch {
        // The clipboard is not available without TLS or if the user denies access.
        await alert({ title: translate('budgets.copyByHand'), message: link })
      }
    })
  const state = { size: 'small', isBusy, busyHint: translate('budgets.signing') } as const
  return (
    <Box component="span" sx={actionsStyle}>
      <BusyButton {...state} aria-label={translate('budgets.editOf', { name })} onClick={() => void edit()}>
        {translate('budgets.edit')}
      </BusyButton>
      <BusyButton {...state} aria-label={translate('budgets.copyOf', { name })} onClick={() => void copy()}>
        {translate('budgets.copy')}
      </BusyButton>
    </Box>
  )
}
