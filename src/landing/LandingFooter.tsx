import { atBase } from '#values/basePath.ts'
import { fill, type Texts } from './texts.ts'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select className="choice" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
)

interface LandingFooterProps {
  readonly texts: Texts
  readonly product: string
  readonly language: string
  readonly theme: string
  readonly chooseLanguage: (value: string) => void
  readonly chooseTheme: (value: string) => void
}

const languages = [
  ['en', 'English'],
  ['es', 'Español'],
] as const

export const LandingFooter = ({ texts, product, ...preferences }: LandingFooterProps) => {
  const themes = [
    ['system', texts.system],
    ['light', texts.light],
    ['dark', texts.dark],
  ] as const
  return (
    <footer>
      <div className="legal">
        <a href={atBase('/forge/terms-and-conditions/')}>{texts.terms}</a>
        <a href={atBase('/forge/privacy-policy/')}>{texts.privacy}</a>
      </div>
      <div className="choices">
        <Choice
          label={texts.language}
          value={preferences.language}
          options={languages}
          onChange={preferences.chooseLanguage}
        />
        <Choice
          label={texts.appearance}
          value={preferences.theme}
          options={themes}
          onChange={preferences.chooseTheme}
        />
      </div>
      <p>{fill(texts.copyright, { year: String(new Date().getFullYear()), product })}</p>
    </footer>
  )
}
