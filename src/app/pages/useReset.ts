import { useEffect, useState } from 'react'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { account } from '../../../schema/account.ts'
import type { InputOf } from '../../../schema/call.ts'
import { signInAddress } from './signInAddress.ts'

type Reset = InputOf<typeof account.resetPassword>
type Stage = { readonly is: 'open' | 'sending' | 'done' } | { readonly is: 'failed'; readonly error: unknown }

const msUntilRedirect = 3000

/** Sends a new password; three seconds after it is accepted, `leave` is told the login page (spec 2 §2). */
export const useReset = (leave: (url: string) => void) => {
  const [stage, setStage] = useState<Stage>({ is: 'open' })

  useEffect(() => {
    if (stage.is !== 'done') return
    const timer = setTimeout(() => leave(signInAddress({ resetSuccess: '1' })), msUntilRedirect)
    return () => clearTimeout(timer)
  }, [stage, leave])

  const reset = async (input: Reset) => {
    if (stage.is === 'sending' || stage.is === 'done') return
    setStage({ is: 'sending' })
    await send(account.resetPassword, input).then(
      () => setStage({ is: 'done' }),
      (error: unknown) => setStage({ is: 'failed', error }),
    )
  }
  const complaints = stage.is === 'failed' && stage.error instanceof CallFailed ? stage.error.complaints : {}
  return { stage, reset, complaints }
}
