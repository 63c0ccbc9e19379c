import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { formatMoment } from '#kit/fields/formats.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { Chat } from '#kit/page/Chat.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { type ApprovalFolder, approvalFiles, providerOrigin } from '#schema/quality/approvalFiles.ts'
import { useWorkspace } from './workspace.ts'

const [soonest, latest, growth] = [4000, 60_000, 1.5]

/** Polls the comments: soon after a new one, then at growing intervals (4 to 60 seconds). */
const useComments = (input: { readonly customerId: number; readonly folderId: number }) => {
  const query = useCall(approvalFiles.listComments, input)
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const comments = data ?? []
  const pause = useRef({ count: -1, milliseconds: soonest })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, or failure, begins the next pause.
  useEffect(() => {
    const isNew = pause.current.count !== comments.length
    const milliseconds = isNew ? soonest : Math.min(latest, pause.current.milliseconds * growth)
    pause.current = { count: comments.length, milliseconds }
    const timer = setTimeout(() => void refetch(), milliseconds)
    return () => clearTimeout(timer)
  }, [refetch, dataUpdatedAt, errorUpdatedAt])
  return { comments, query }
}

interface Props {
  readonly folder: ApprovalFolder
  readonly onClose: () => void
}

const maxCharacters = 1000

export const CommentsDrawer = ({ folder, onClose }: Props) => {
  const translate = useTranslate()
  const { customerId, side } = useWorkspace()
  const { id: folderId, partNumber, type } = folder
  const { comments, query } = useComments({ customerId, folderId })
  const [keyOf] = useState(repeatKeys)
  const isByProvider = side === 'provider'

  const say = async (comment: string) => {
    const input = { customerId, folderId, comment, isByProvider }
    // The number of previous comments is part of the key, because the same text may be sent twice.
    const repeatKey = keyOf({ ...input, after: comments.length })
    const isSent = await send(approvalFiles.comment, input, { repeatKey }).then(
      () => true,
      () => false,
    )
    if (isSent) await query.refetch()
    return isSent
  }
  return (
    <FormDrawer title={`${translate('approvalFiles.comments.title')}: ${partNumber} > ${type}`} onClose={onClose}>
      <Loadable height={240} {...statesOf(query)} error={query.data ? null : query.error}>
        <Chat
          label={translate('approvalFiles.comments.title')}
          emptyText={translate('approvalFiles.comments.empty')}
          failedText={translate('approvalFiles.comments.failed')}
          maxLength={maxCharacters}
          onSend={say}
          messages={comments.map(({ comment, writtenAt, name, origin }) => ({
            text: comment,
            at: formatMoment(writtenAt, portalSettings().timeZone),
            name: `${name} (${translate(`approvalFiles.sides.${origin === providerOrigin ? 'provider' : 'customer'}`)})`,
            isOwn: (origin === providerOrigin) === isByProvider,
          }))}
        />
      </Loadable>
    </FormDrawer>
  )
}
