import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '../../../dataProvider/calls/callError.ts'
import { send } from '../../../dataProvider/calls/client.ts'
import { wholeList } from '../../../schema/list.ts'
import { itemsByKind, offers } from '../../../schema/scrap/offers.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { FullScreenDialog } from '../../../src/kit/dialogs/FullScreenDialog.tsx'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import { ScrapTables } from '../ScrapTables.tsx'

/**
 * Items of an offer in a dialog, opened by a button in its row. The dialog belongs to the page, because rows are
 * re-created when the window becomes as narrow as a phone.
 */
export const useOfferDetail = () => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [shown, setShown] = useState<{ id: number; items: ReturnType<typeof itemsByKind> } | null>(null)
  const [loading, setLoading] = useState<number | null>(null)
  const open = async (id: number) => {
    setLoading(id)
    try {
      setShown({ id, items: itemsByKind(await send(offers.listItems, { id, list: wholeList })) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await alert({ message: translate('offers.failed') })
    } finally {
      setLoading(null)
    }
  }
  const titleOf = (id: number) => translate('offers.detailOf', { id })
  const button = (id: number) => (
    <BusyButton
      size="small"
      isBusy={loading === id}
      busyHint={translate('scrap.loading')}
      aria-label={titleOf(id)}
      onClick={() => void open(id)}
    >
      {translate('offers.detail')}
    </BusyButton>
  )
  const dialog = shown && (
    <FullScreenDialog title={titleOf(shown.id)} onClose={() => setShown(null)}>
      <ScrapTables {...shown.items} />
    </FullScreenDialog>
  )
  return { button, dialog }
}
