import { useEffect, useState } from 'react'
import { send } from '../../../dataProvider/client.ts'
import type { AnswerOf, Call, InputOf } from '../../../schema/call.ts'
import { complaintsAbout, complaintsIn, type FieldComplaints, type FormEntity } from '../../kit/form/complaints.ts'

type Stage<Answer> =
  | { readonly is: 'open' | 'sending' }
  | { readonly is: 'done'; readonly answer: Answer }
  | { readonly is: 'refused'; readonly complaints: FieldComplaints; readonly error: unknown }

const hasAny = (complaints: FieldComplaints) => Object.keys(complaints).length > 0

/**
 * Sends a small form once: checks it as the server will, and focuses the first field complained about, whose id is its
 * name.
 */
export const usePublicForm = <C extends Call>(call: C) => {
  const [stage, setStage] = useState<Stage<AnswerOf<C>>>({ is: 'open' })

  useEffect(() => {
    if (stage.is === 'refused') document.getElementById(Object.keys(stage.complaints)[0] ?? '')?.focus()
  }, [stage])

  const submit = async (input: InputOf<C>) => {
    if (stage.is === 'sending' || stage.is === 'done') return
    const complaints = complaintsAbout(call.body as unknown as FormEntity, input as object)
    if (hasAny(complaints)) return setStage({ is: 'refused', complaints, error: null })
    setStage({ is: 'sending' })
    await send(call, input).then(
      (answer) => setStage({ is: 'done', answer }),
      (error: unknown) => setStage({ is: 'refused', complaints: complaintsIn(error), error }),
    )
  }
  const complaints = stage.is === 'refused' ? stage.complaints : {}
  /** A failure that no field can show. */
  const failure = stage.is === 'refused' && !hasAny(complaints) ? stage.error : null
  return { stage, submit, complaints, failure }
}
