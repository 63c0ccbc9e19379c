import { useTranslate } from 'react-admin'
import { send } from '../../../dataProvider/client.ts'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import { budgets } from '../../../schema/budgets.ts'
import { useDialogs } from '../../../src/kit/dialogs/useDialogs.ts'
import type { BudgetAddress } from './budgetAddress.ts'

/** Has a modify link signed and hands it on; says why where that cannot be. */
export const useMintedLink = () => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  return async (budget: BudgetAddress, use: (token: string) => void | Promise<void>) => {
    try {
      const { token } = await send(budgets.mintLink, budget)
      await use(token)
    } catch (error) {
      await alert({ title: translate('budgets.noLink'), message: describeReason(error, translate) })
    }
  }
}
