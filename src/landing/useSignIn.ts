import { useRef, useState } from 'react'
import { type SignInRejection, signIn } from '#authProvider/login.ts'

export type SignInState = { readonly is: 'open' | 'sending' | 'missing' | 'expired' } | SignInRejection

export const useSignIn = (onSignedIn: () => Promise<void>) => {
  const [state, setState] = useState<SignInState>({ is: 'open' })
  const isRunning = useRef(false)

  const attempt = async (email: string, password: string) => {
    if (isRunning.current) return
    if (email.trim() === '' || password === '') return setState({ is: 'missing' })
    isRunning.current = true
    setState({ is: 'sending' })
    const outcome = await signIn(email.trim(), password)
    if (outcome.is === 'signedIn') await onSignedIn()
    isRunning.current = false
    // `onSignedIn` may have set an error state already; keep it.
    setState((current) => (outcome.is !== 'signedIn' ? outcome : current.is === 'sending' ? { is: 'open' } : current))
  }
  return { state, attempt, describeExpired: () => setState({ is: 'expired' }) }
}
