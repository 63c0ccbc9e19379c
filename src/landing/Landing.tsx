import { useEffect, useState } from 'react'
import { Mark } from '../kit/Mark.tsx'
import { portalSettings } from '../kit/portalSettings.ts'
import { ForgedRings } from './ForgedRings.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { forgeAddress, forgetName, goTo, readAddress, signedInName } from './session/browser.ts'
import { createSessionCode, mayHoldSession, signOut } from './session/calls.ts'
import { PortalChooser } from './session/PortalChooser.tsx'
import { SignInForm } from './session/SignInForm.tsx'
import { useSignIn } from './session/useSignIn.ts'
import { textsByLanguage } from './texts.ts'
import { usePreferences } from './usePreferences.ts'

interface LandingProps {
  readonly go?: (url: string) => void
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
          aerospaceUrl={settings.aerospaceUrl}
          forgeUrl={forgeAddress(null, next)}
          enterForge={enterForge}
          onSignOut={endSession}
          onClose={() => setName(null)}
        />
      )}
    </div>
  )
}
