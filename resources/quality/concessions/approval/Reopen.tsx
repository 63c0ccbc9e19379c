import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '../../../../dataProvider/calls/client.ts'
import { describeReason } from '../../../../dataProvider/calls/failureTexts.ts'
import { concessions } from '../../../../schema/quality/concessions.ts'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { BusyButton } from '../../../../src/kit/feedback/busy/BusyButton.tsx'
import { repeatKeys } from '../../../../src/kit/form/repeatKeys.ts'
import { useConcessionScreen } from '../concessionScreen.ts'
import type { ConcessionProps } from '../list/concessionCards.ts'

/** Provider only: withdraws an approval with a reason, which is sent to its author. */
export const Reopen = ({ concession: { id, ncr } }: ConcessionProps) => {
  const translate = useTranslate()
  const { prompt, alert } = useDialogs()
  const { customerId, reload } = useConcessionScreen()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)

  const reopen = async () => {
    const reason = await prompt({
      title: translate('concessions.reopen.title', { ncr }),
      message: translate('concessions.reopen.ask'),
      submitLabel: translate('concessions.reopen.do'),
      ...{ isRequired: true, isMultiline: true, maxLength: 255 },
    })
    if (reason === null) return
    const input = { id, customerId, reason }
    setBusy(true)
    await send(concessions.reopen, input, { repeatKey: keyOf(input) }).catch((error: unknown) =>
      alert({ title: translate('concessions.reopen.failed'), message: describeReason(error, translate) }),
    )
    await reload()
    setBusy(false)
  }
  return (
    <BusyButton
      size="small"
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      aria-label={translate('concessions.reopen.of', { ncr })}
      onClick={() => void reopen()}
    >
      {translate('concessions.reopen.do')}
    </BusyButton>
  )
}
