import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { asFieldError, describeFieldError, type FieldIssues, issuesIn } from '#kit/form/issues.ts'
import type { KindName } from '#schema/fields.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'

interface Current {
  readonly number?: string
  readonly state?: string
  readonly refusal?: string
  readonly jobOrders?: readonly string[]
}

/** Reason of a failed change; an open request of the kind is named, and the lines for which no request can be made. */
const useReason = () => {
  const translate = useTranslate()
  return (error: unknown) => {
    if (!(error instanceof CallError)) return describeReason(error, translate)
    const { number = null, state = null, refusal, jobOrders = [] } = (error.current ?? {}) as Current
    if (refusal !== undefined) return translate(`requests.refused.${refusal}`, { jobOrders: jobOrders.join(', ') })
    if (state !== null) return translate('requests.changed')
    return number === null ? describeReason(error, translate) : translate('requests.openAlready', { number })
  }
}

/** Text of a field's issue; a date of the wrong kind of request is explained. */
export const useIssueText = (kind: RequestKind) => {
  const translate = useTranslate()
  return (issues: FieldIssues, name: string, ofKind?: KindName) => {
    const issue = issues[name]
    if (!issue) return undefined
    return issue.code === 'choice'
      ? translate(`requests.issues.${name}.${kind}`, { _: translate('requests.issues.past') })
      : describeFieldError(asFieldError(issue), translate, ofKind)
  }
}

/** Runs a change of a request; afterwards lists, details and tasks are loaded anew, also after a failure. */
export const useRequestChange = () => {
  const client = useQueryClient()
  const reasonOf = useReason()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [issues, setIssues] = useState<FieldIssues>({})
  const run = async (change: () => Promise<unknown>) => {
    setBusy(true)
    setFault(null)
    setIssues({})
    try {
      await change()
      return true
    } catch (error) {
      setFault(reasonOf(error))
      setIssues(issuesIn(error))
      return false
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  return { isBusy, fault, issues, run }
}
