import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import { Mark } from '#kit/Mark.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { atBase, cookiePath } from '#values/basePath.ts'
import { languageFor } from '#values/language.ts'
import { keepPreference, readPreference, readThemeChoice } from '../app/preferences.ts'
import { safeNext } from '../app/safeNext.ts'
import { createSessionCode, mayHoldSession, signOut } from './calls.ts'
import { LandingFooter } from './LandingFooter.tsx'
import { PortalChooser } from './PortalChooser.tsx'
import { SignInForm } from './SignInForm.tsx'
import { textsByLanguage } from './texts.ts'
import { useSignIn } from './useSignIn.ts'

const turned = Array.from({ length: 7 }, (_, index) => 128 + index * 8)

/** Drawing of two rolled rings: the outer one still hot, the inner one machined. */
const ForgedRings = () => (
  <svg className="rings" viewBox="0 0 640 640" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="hot" x1=".1" y1=".95" x2=".85" y2=".1">
        <stop offset="0" stopColor="#1d2a38" />
        <stop offset=".34" stopColor="#2b3541" />
        <stop offset=".56" stopColor="#5f2412" />
        <stop offset=".76" stopColor="#c2410c" />
        <stop offset=".92" stopColor="#fb923c" />
        <stop offset="1" stopColor="#ffd9a8" />
      </linearGradient>
      <linearGradient id="turned" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#35506b" />
        <stop offset=".5" stopColor="#16202c" />
        <stop offset="1" stopColor="#2c435a" />
      </linearGradient>
      <radialGradient id="heat" cx=".68" cy=".3" r=".6">
        <stop offset="0" stopColor="#ea6a1f" stopOpacity=".3" />
        <stop offset="1" stopColor="#ea6a1f" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="320" cy="320" r="320" fill="url(#heat)" />
    <g fill="none">
      <circle cx="320" cy="320" r="232" stroke="url(#hot)" strokeWidth="56" />
      <circle cx="320" cy="320" r="259" stroke="#ffe6c7" strokeOpacity=".22" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="205" stroke="#0a0f14" strokeOpacity=".7" strokeWidth="2" />
      <circle cx="320" cy="320" r="152" stroke="url(#turned)" strokeWidth="58" />
      {turned.map((radius) => (
        <circle key={radius} cx="320" cy="320" r={radius} stroke="#8fb8de" strokeOpacity=".11" />
      ))}
      <circle cx="320" cy="320" r="181" stroke="#8fb8de" strokeOpacity=".35" />
      <circle cx="320" cy="320" r="123" stroke="#8fb8de" strokeOpacity=".35" />
    </g>
  </svg>
)

const usePreferences = () => {
  const [language, setLanguage] = useState(() => languageFor([readPreference('language'), ...navigator.languages]))
  const [theme, setTheme] = useState<string>(readThemeChoice)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  return {
    language,
    theme,
    chooseLanguage: (value: string) => {
      keepPreference('language', value)
      setLanguage(languageFor([value]))
    },
    chooseTheme: (value: string) => {
      keepPreference('theme', value)
      setTheme(value)
    },
  }
}

const nameCookie = 'fricn'

/** Name of the signed-in user; null without a login cookie. */
const signedInName = () => Cookies.get(nameCookie) ?? null

/** Removes the name cookie after the server has confirmed that the session is over. */
const forgetName = () => Cookies.remove(nameCookie, { path: cookiePath() })

const readAddress = (search = window.location.search) => {
  const parameters = new URLSearchParams(search)
  return { next: safeNext(parameters.get('next')), wasReset: parameters.get('resetSuccess') === '1' }
}

const forgeAddress = (session: string | null, next: string | null) => {
  const parameters = new URLSearchParams()
  if (session !== null) parameters.set('session', session)
  if (next !== null) parameters.set('next', next)
  return parameters.size > 0 ? `/forge/loginexterno?${parameters}` : '/forge/loginexterno'
}

const goTo = (address: string) => window.location.assign(atBase(address))

interface LandingProps {
  readonly go?: (address: string) => void
}

/** Site root: sign-in form, or the portal selection for signed-in users. */
export const Landing = ({ go = goTo }: LandingProps) => {
  const preferences = usePreferences()
  const [{ next, wasReset }] = useState(() => readAddress())
  const [name, setName] = useState<string | null>(null)
  const settings = portalSettings()
  const texts = textsByLanguage[preferences.language]

  const enterForge = async () => {
    const code = await createSessionCode()
    if (code === null) expire()
    else go(forgeAddress(code, next))
  }
  const { state, attempt, describeExpired } = useSignIn(async () => {
    if (next === null) return setName(signedInName() ?? '')
    await enterForge().catch(() => setName(signedInName() ?? ''))
  })
  const expire = () => {
    forgetName()
    setName(null)
    describeExpired()
  }
  const endSession = async () => {
    await signOut()
    setName(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the page opens
  useEffect(() => {
    // A password reset ends all sessions, even if the cookie still exists.
    const known = wasReset ? null : signedInName()
    // The cookie may outlive a session that was ended elsewhere; users redirected here need the form.
    if (known !== null) void mayHoldSession().then((isHeld) => (isHeld ? setName(known) : expire()))
  }, [])
  useEffect(() => {
    document.title = `${texts.title} - ${settings.product}`
  }, [texts, settings])

  return (
    <div className="landing">
      <header className="brand">
        <div className="brand-name">
          <Mark size={40} />
          <span>{settings.product}</span>
        </div>
        <ForgedRings />
        <p className="tagline">{texts.tagline}</p>
      </header>
      <main>
        <h1>{texts.title}</h1>
        <SignInForm language={preferences.language} state={state} wasReset={wasReset} onSubmit={attempt} />
      </main>
      <LandingFooter texts={texts} product={settings.product} {...preferences} />
      {name !== null && (
        <PortalChooser
          texts={texts}
          name={name}
          aerospaceUrl={atBase(settings.aerospaceUrl)}
          forgeUrl={atBase(forgeAddress(null, next))}
          enterForge={enterForge}
          onSignOut={endSession}
          onClose={() => setName(null)}
        />
      )}
    </div>
  )
}
