import { type FormEvent, useEffect, useRef, useState } from 'react'
import { atBase } from '#values/basePath.ts'
import type { Language } from '#values/language.ts'
import { Message } from './Message.tsx'
import { fill, formatWait, textsByLanguage } from './texts.ts'
import type { SignInState } from './useSignIn.ts'

interface SignInFormProps {
  readonly language: Language
  readonly state: SignInState
  readonly wasReset: boolean
  readonly onSubmit: (email: string, password: string) => void
}

const describeState = (state: SignInState, language: Language) => {
  const texts = textsByLanguage[language]
  if (state.is === 'open' || state.is === 'sending') return null
  if (state.is !== 'tooMany') return texts[state.is]
  return state.seconds === null
    ? texts.tooManyForNow
    : fill(texts.tooMany, { time: formatWait(state.seconds, language) })
}

/** Reads the values on submit, because password managers may fill them in without input events. */
export const SignInForm = ({ language, state, wasReset, onSubmit }: SignInFormProps) => {
  const texts = textsByLanguage[language]
  const form = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const error = describeState(state, language)
  const isSending = state.is === 'sending'

  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    if (state.is === 'missing') fields.find((field) => field.value.trim() === '')?.focus()
    if (state.is === 'wrong' || state.is === 'noToken') fields.at(-1)?.select()
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    onSubmit(String(values.get('username')), String(values.get('password')))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-describedby={error ? 'sign-in-message' : undefined}>
      <div id="sign-in-message">
        {error && <Message kind="error">{error}</Message>}
        {wasReset && state.is === 'open' && <Message kind="success">{texts.reset}</Message>}
      </div>
      <label htmlFor="username">{texts.email}</label>
      <input
        id="username"
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        aria-invalid={state.is === 'missing' || undefined}
      />
      <label htmlFor="password">{texts.password}</label>
      <div className="secret">
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={256}
          required
          aria-invalid={state.is === 'missing' || undefined}
        />
        <button
          type="button"
          className="quiet"
          aria-label={texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      <button type="submit" className="main-action" aria-disabled={isSending}>
        {isSending ? texts.signingIn : texts.signIn}
      </button>
      <a href={atBase('/forge/password-recovery')}>{texts.forgot}</a>
    </form>
  )
}
