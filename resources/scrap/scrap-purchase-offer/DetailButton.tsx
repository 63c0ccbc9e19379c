import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { itemsByKind, offers } from '../../../schema/offers.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { FullScreenDialog } from '../../../src/kit/dialogs/FullScreenDialog.tsx'
import { BusyButton } from '../../../src/kit/feedback/BusyButton.tsx'
import { wholeList } from '../../material/wholeList.ts'
import { ScrapTables } from '../ScrapTables.tsx'

/** Opens what an offer is for, in the tables of the inventory. */
export const DetailButton = ({ id }: { readonly id: number }) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [items, setItems] = useState<ReturnType<typeof itemsByKind> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      setItems(itemsByKind(await send(offers.listItems, { id, list: wholeList })))
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      await alert({ message: translate('offers.failed') })
    } finally {
      setLoading(false)
    }
  }
  const title = translate('offers.detailOf', { id })
  return (
    <>
      <BusyButton
        size="small"
        isBusy={isLoading}
        busyHint={translate('scrap.loading')}
        aria-label={title}
        onClick={() => void open()}
      >
        {translate('offers.detail')}
      </BusyButton>
      {items && (
        <FullScreenDialog title={title} onClose={() => setItems(null)}>
          <ScrapTables {...items} />
        </FullScreenDialog>
      )}
    </>
  )
}
