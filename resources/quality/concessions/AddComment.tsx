import { useTranslate } from 'react-admin'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import type { ConcessionProps } from './list/concessionCards.ts'
import { useComment } from './useComment.ts'
import type { Side } from './useSide.ts'

export interface CommentProps extends ConcessionProps {
  readonly by: Side
}

/** Prompts for the comment of one side, shows it for confirmation, and sends it. */
export const AddComment = ({ concession, by }: CommentProps) => {
  const translate = useTranslate()
  const { isBusy, add } = useComment(concession, by)
  return (
    <BusyButton
      size="small"
      variant="outlined"
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      aria-label={translate('concessions.comment.addTo', { ncr: concession.ncr })}
      onClick={() => void add()}
    >
      {translate('concessions.comment.add')}
    </BusyButton>
  )
}
