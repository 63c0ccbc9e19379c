import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { atBase } from '#values/basePath.ts'
import { addressOf, type BudgetAddress } from './budgetAddress.ts'
import { withLink } from './useBudgetLink.ts'

export const actionsStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' } as const

interface Props {
  readonly budget: BudgetAddress
  readonly name: string
}

const modify = 'modify-seller-budget'

const useSignedLink = (budget: BudgetAddress) => {
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
  const state = { size: 'small', isBusy, busyHint: translate('budgets.signing') } as const
  return { state, withToken, edit }
}

/** Replaces an expired link, for holders of the access level that signs links. */
export const NewLink = ({ budget }: Pick<Props, 'budget'>) => {
  const { state, edit } = useSignedLink(budget)
  return (
    <BusyButton {...state} variant="outlined" onClick={() => void edit()}>
      {useTranslate()('budgets.newLink')}
    </BusyButton>
  )
}

/** Opens a budget by a signed link, or copies the link `docs/product/sales.md#modify-link`. */
export const LinkActions = ({ budget, name }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { alert } = useDialogs()
  const { state, withToken, edit } = useSignedLink(budget)
  const copy = () =>
    withToken(async (token) => {
      const link = `${window.location.origin}${atBase(`/forge${addressOf(modify, budget)}`)}&t=${token}`
      try {
        await navigator.clipboard.writeText(link)
        notify('budgets.copied', { type: 'success', messageArgs: { name } })
      } catch {
        // The clipboard is not available without TLS or if the user denies access.
        await alert({ title: translate('budgets.copyByHand'), message: link })
      }
    })
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
