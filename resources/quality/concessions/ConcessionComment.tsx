import { AddComment } from './AddComment.tsx'
import type { Concession } from './concessionCards.ts'
import { useConcessionScreen } from './concessionScreen.ts'
import type { Side } from './useSide.ts'

interface Props {
  readonly concession: Concession
  readonly by: Side
}

/** What one side says; who is on that side and has said nothing may. */
export const ConcessionComment = ({ concession, by }: Props) => {
  const { side } = useConcessionScreen()
  const comment = by === 'provider' ? concession.providerComment : concession.customerComment
  if (comment) return <p className="comment">{comment}</p>
  return side === by ? <AddComment concession={concession} by={by} /> : '-'
}
