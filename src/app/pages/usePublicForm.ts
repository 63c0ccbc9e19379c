import { useEffect, useState } from 'react'
import { send } from '#dataProvider/calls/client.ts'
import { type FieldIssues, type FormEntity, issuesAbout, issuesIn } from '#kit/form/issues.ts'
import type { AnswerOf, Call, InputOf } from '#schema/call.ts'

type Stage<Answer> =
  | { readonly is: 'open' | 'sending' }
  | { readonly is: 'done'; readonly answer: Answer }
  | { readonly is: 'rejected'; readonly issues: FieldIssues; readonly error: unknown }

const hasAny = (issues: FieldIssues) => Object.keys(issues).length > 0

/**
 * Submits a small form once. Validates with the call's schema, as the server does, and with `check`; focuses the first
 * invalid field, whose id is its name.
 */
export const usePublicForm = <C extends Call>(call: C, check: (input: InputOf<C>) => FieldIssues = () => ({})) => {
  const [stage, setStage] = useState<Stage<AnswerOf<C>>>({ is: 'open' })

  useEffect(() => {
    if (stage.is === 'rejected') document.getElementById(Object.keys(stage.issues)[0] ?? '')?.focus()
  }, [stage])

  const submit = async (input: InputOf<C>) => {
    if (stage.is === 'sending' || stage.is === 'done') return
    const issues = { ...check(input), ...issuesAbout(call.body as unknown as FormEntity, input as object) }
    if (hasAny(issues)) return setStage({ is: 'rejected', issues, error: null })
    setStage({ is: 'sending' })
    await send(call, input).then(
      (answer) => setStage({ is: 'done', answer }),
      (error: unknown) => setStage({ is: 'rejected', issues: issuesIn(error), error }),
    )
  }
  const issues = stage.is === 'rejected' ? stage.issues : {}
  const failure = stage.is === 'rejected' && !hasAny(issues) ? stage.error : null
  return { stage, submit, issues, failure }
}
